import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Icon } from '../Icon/index.ts';
import { chip, chipLabel, chipList, chipRemove, chipWords } from './FilterBar.css.ts';
import type { ActiveFilter } from './types.ts';

/** The active filters, each with a ×; Delete and Backspace work like pressing it. */
export function FilterChips({
  filters,
  onRemove,
}: {
  filters: readonly ActiveFilter[];
  onRemove: (id: string) => void;
}) {
  const messages = useMessages();
  const removeByKey = (id: string) => (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove(id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets Safari hears no list
    <ul role="list" aria-label={messages.activeFilters} className={chipList}>
      {filters.map(({ id, label, value }) => (
        <li key={id} className={chip}>
          <span className={chipWords}>
            <span className={chipLabel}>{label}: </span>
            {value}
          </span>
          <button
            type="button"
            aria-label={messages.removeFilter(label, value)}
            className={chipRemove}
            onClick={() => onRemove(id)}
            onKeyDown={removeByKey(id)}
          >
            <Icon icon={X} size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
