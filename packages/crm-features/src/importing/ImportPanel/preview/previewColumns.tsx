import type { TextsOf } from '@cardinal/contract/messages';
import type { DuplicateAction, ImportRow } from '@cardinal/contract';
import { duplicateActions } from '@cardinal/contract/labels';
import { Badge, Button, LazySelect, type TableColumn } from '@cardinal/ui';
import { CircleAlert, CircleCheck, Copy } from 'lucide-react';
import type { Formats } from '../../formats.ts';
import { nameIn } from '../../importState.ts';
import { importMessages } from '../../texts.ts';
import { email as emailClass, person, personName, reason, result } from '../ImportPanel.css.ts';
import { useTexts } from '../../../language/index.ts';

/** The data from which the columns are built. */
export interface PreviewColumnOptions {
  /** The default action for duplicates. */
  fileAction: DuplicateAction;
  formats: Formats;
  onRowActionChange: (row: number, action: DuplicateAction | null) => void;
  onOpenLead: ((id: string) => void) | undefined;
}

/** The name of a row: that of the person, their email address, or a text if it has neither. */
export const shownName = (
  row: ImportRow,
  texts: TextsOf<typeof importMessages>['preview'],
): string => nameIn(row) || row.values.email || texts.noName;

function Person({ row }: { row: ImportRow }) {
  const texts = useTexts(importMessages).preview;
  return (
    <span className={person}>
      <span className={personName}>{nameIn(row) || texts.noName}</span>
      <span className={emailClass}>{row.values.email ?? ''}</span>
    </span>
  );
}

function DuplicateActions({ row, options }: { row: ImportRow; options: PreviewColumnOptions }) {
  const importTexts = useTexts(importMessages);
  const texts = importTexts.preview;
  const { duplicates: duplicateTexts } = importTexts;
  const { fileAction, onRowActionChange, onOpenLead } = options;
  const { actions, asFile, open, openOf, row: rowLabel } = duplicateTexts;
  const [known] = row.duplicates.flatMap(({ id }) => id ?? []);
  const items = [
    { id: 'file' as const, label: asFile({ action: actions[fileAction] }) },
    ...duplicateActions.map((id) => ({ id, label: actions[id] })),
  ];
  return (
    <>
      <LazySelect
        aria-label={rowLabel({ name: shownName(row, texts) })}
        variant="quiet"
        items={items}
        selectedKey={row.action ?? 'file'}
        onSelectionChange={(id) => {
          const action = id === 'file' ? null : id;
          if (action !== row.action) onRowActionChange(row.row, action);
        }}
      />
      {known !== undefined && onOpenLead && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={openOf({ name: shownName(row, texts) })}
          onPress={() => onOpenLead(known)}
        >
          {open}
        </Button>
      )}
    </>
  );
}

function whyDuplicate(
  { duplicates }: ImportRow,
  duplicateTexts: TextsOf<typeof importMessages>['duplicates'],
): string {
  const [first] = duplicates;
  if (!first) return '';
  const { reason: same, row } = first;
  return row === null
    ? duplicateTexts.sameAs[same]
    : duplicateTexts.sameAsRow({ reason: same, row });
}

function Result({ row, options }: { row: ImportRow; options: PreviewColumnOptions }) {
  const importTexts = useTexts(importMessages);
  const texts = importTexts.preview;
  const { duplicates: duplicateTexts } = importTexts;
  const { errors, duplicates } = row;
  if (errors.length > 0) {
    return (
      <span className={result}>
        <Badge tone="danger" icon={CircleAlert}>
          {texts.isWrong}
        </Badge>
        <span className={reason}>{errors.map(({ message }) => message).join(' ')}</span>
      </span>
    );
  }
  if (duplicates.length === 0) {
    return (
      <span className={result}>
        <Badge tone="success" icon={CircleCheck}>
          {texts.isReady}
        </Badge>
      </span>
    );
  }
  return (
    <span className={result}>
      <Badge tone="warning" icon={Copy} title={whyDuplicate(row, duplicateTexts)}>
        {texts.isDuplicate}
      </Badge>
      <span className={emailClass}>{whyDuplicate(row, duplicateTexts)}</span>
      <DuplicateActions row={row} options={options} />
    </span>
  );
}

/** The columns of the preview. */
export function previewColumns(
  options: PreviewColumnOptions,
  { preview: texts }: TextsOf<typeof importMessages>,
): readonly TableColumn<ImportRow>[] {
  return [
    {
      id: 'row',
      header: texts.row,
      width: 64,
      isMuted: true,
      cell: ({ row }) => options.formats.count(row),
      card: 'aside',
    },
    {
      id: 'name',
      header: texts.name,
      isRowHeader: true,
      minWidth: 160,
      cell: (row) => <Person row={row} />,
      title: (row) => shownName(row, texts),
    },
    {
      id: 'company',
      header: texts.company,
      isUserText: true,
      hideBelow: 'md',
      cell: ({ values }) => values.company ?? '',
      title: ({ values }) => values.company ?? '',
      card: 'subtitle',
    },
    {
      id: 'result',
      header: texts.result,
      width: 260,
      hasControls: true,
      cell: (row) => <Result row={row} options={options} />,
      card: 'note',
    },
  ];
}
