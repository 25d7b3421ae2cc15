import { limits } from '@cardinal/contract/limits';
import { Button, EmptyState } from '@cardinal/ui';
import type { ReactNode } from 'react';
import {
  activeFilterCount,
  changeLeadList,
  clearLeadFilters,
  initialLeadListState,
  type LeadListState,
} from '../leadListState.ts';
import { leadTexts } from '../texts.ts';
import { state as stateClass } from './LeadTable.css.ts';

export interface LeadListEmptyProps {
  state: LeadListState;
  /** Whether there is a search text. */
  isSearching: boolean;
  /** Whether no filter applies, so that there are no leads at all. */
  isPristine: boolean;
  /** Action if there are no leads at all. */
  emptyAction?: ReactNode;
  onStateChange: (next: LeadListState) => void;
  onSearchChange: (text: string) => void;
}

/** No lead matches the search and the filters. */
function NothingFound({ onClear }: { onClear: () => void }) {
  const { title, description } = leadTexts.nothingFound;
  return (
    <EmptyState
      illustration="search"
      title={title}
      description={description}
      action={<Button onPress={onClear}>{leadTexts.filters.clear}</Button>}
      className={stateClass}
    />
  );
}

/** No lead can be restored. */
function NothingDeleted({ onLeave }: { onLeave: () => void }) {
  const { empty, back } = leadTexts.deleted;
  return (
    <EmptyState
      illustration="leads"
      title={empty.title}
      description={empty.description(limits.deletedDays)}
      action={<Button onPress={onLeave}>{back}</Button>}
      className={stateClass}
    />
  );
}

/** Shown in place of an empty list: why it is empty, and what to do about it. */
export function LeadListEmpty({
  state,
  isSearching,
  isPristine,
  emptyAction,
  onStateChange,
  onSearchChange,
}: LeadListEmptyProps) {
  if (isPristine) {
    return (
      <EmptyState
        illustration="leads"
        {...leadTexts.empty}
        action={emptyAction}
        className={stateClass}
      />
    );
  }
  if (isSearching || activeFilterCount(state) > 0) {
    const clear = () => {
      onSearchChange('');
      onStateChange(clearLeadFilters(state));
    };
    return <NothingFound onClear={clear} />;
  }
  if (state.deleted) {
    const leave = () => onStateChange(changeLeadList(state, { deleted: false }));
    return <NothingDeleted onLeave={leave} />;
  }
  const isPastTheEnd = state.page > 1 || state.cursor !== null;
  const text = isPastTheEnd
    ? leadTexts.pastTheEnd
    : leadTexts.nothingFound.inTab(leadTexts.tabs[state.tab]);
  const wayOut = isPastTheEnd
    ? { label: leadTexts.pastTheEnd.action, state: changeLeadList(state, {}) }
    : {
        label: leadTexts.nothingFound.showAll,
        state: changeLeadList(state, { tab: initialLeadListState.tab }),
      };
  return (
    <EmptyState
      illustration="leads"
      title={text.title}
      description={text.description}
      action={<Button onPress={() => onStateChange(wayOut.state)}>{wayOut.label}</Button>}
      className={stateClass}
    />
  );
}
