import { Button, Checkbox, Dialog, IconButton, Text } from '@cardinal/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { toggleListColumn } from '../LeadColumns/index.ts';
import { item, itemButtons, list } from './SavedViewsDialog.css.ts';
import { viewMessages } from './viewTexts.ts';
import { useTexts } from '../../language/index.ts';

export interface ColumnsDialogProps {
  /** The columns to choose from, in their usual order. */
  offered: readonly { id: string; label: string }[];
  /** Ids of the shown columns, in order. */
  shown: readonly string[];
  /** Called with the ids of the shown columns, in order; the list follows at once. */
  onChange: (shown: readonly string[]) => void;
  onClose: () => void;
}

/** Shows, hides and orders the columns of the list. */
export function ColumnsDialog({ offered, shown, onChange, onClose }: ColumnsDialogProps) {
  const texts = useTexts(viewMessages).arrange;
  // A column that is hidden keeps its place in this list.
  const [order, setOrder] = useState(() => {
    const first = shown.filter((id) => offered.some((column) => column.id === id));
    return [...first, ...offered.map(({ id }) => id).filter((id) => !first.includes(id))];
  });
  /** Other lists have columns that this one lacks. */
  const elsewhere = shown.filter((id) => !order.includes(id));
  const keep = (next: readonly string[], isShown: (id: string) => boolean) =>
    onChange([...next.filter(isShown), ...elsewhere]);
  const move = (from: number, by: number) => {
    const id = order[from];
    if (id === undefined) return;
    const next = order.toSpliced(from, 1).toSpliced(from + by, 0, id);
    setOrder(next);
    keep(next, (one) => shown.includes(one));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      size="sm"
      footer={
        <Button variant="primary" onPress={onClose}>
          {texts.done}
        </Button>
      }
    >
      <Text as="p" tone="muted">
        {texts.explanation}
      </Text>
      <ol className={list}>
        {order.map((id, index) => {
          const label = offered.find((column) => column.id === id)?.label ?? id;
          return (
            <li key={id} className={item}>
              <Checkbox
                isSelected={shown.includes(id)}
                onChange={() => keep(order, (one) => toggleListColumn(shown, id).includes(one))}
              >
                {label}
              </Checkbox>
              <span className={itemButtons}>
                <IconButton
                  size="sm"
                  icon={ArrowUp}
                  aria-label={texts.up({ column: label })}
                  isDisabled={index === 0}
                  onPress={() => move(index, -1)}
                />
                <IconButton
                  size="sm"
                  icon={ArrowDown}
                  aria-label={texts.down({ column: label })}
                  isDisabled={index === order.length - 1}
                  onPress={() => move(index, 1)}
                />
              </span>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
