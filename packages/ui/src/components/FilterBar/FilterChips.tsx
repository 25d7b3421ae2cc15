import { X } from 'lucide-react';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components';
import type { Key } from 'react-aria-components';
import { useMessages } from '../../internal/useMessages.ts';
import { Icon } from '../Icon/index.ts';
import { chip, chipLabel, chipList, chipRemove, chipWords } from './FilterBar.css.ts';
import type { ActiveFilter } from './types.ts';

/** The filters in use, each with its ×; Delete and Backspace remove the focused one. */
export function FilterChips({
  filters,
  onRemove,
}: {
  filters: readonly ActiveFilter[];
  onRemove: (ids: Iterable<Key>) => void;
}) {
  const messages = useMessages();
  return (
    <TagGroup aria-label={messages.activeFilters} onRemove={onRemove} selectionMode="none">
      <TagList items={filters} className={chipList}>
        {({ id, label, value }) => (
          <Tag id={id} textValue={`${label}: ${value}`} className={chip}>
            <span className={chipWords}>
              <span className={chipLabel}>{label}: </span>
              {value}
            </span>
            {/* React Aria adds the chip's own words to the name. */}
            <Button slot="remove" aria-label={messages.remove} className={chipRemove}>
              <Icon icon={X} size={14} />
            </Button>
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
