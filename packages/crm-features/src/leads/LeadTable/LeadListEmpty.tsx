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
import { listMessages } from '../../lists/texts.ts';
import { leadMessages } from '../texts.ts';
import { state as stateClass } from './LeadTable.css.ts';
import { useTexts } from '../../language/index.ts';

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
  const leadTexts = useTexts(leadMessages);
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
  const leadTexts = useTexts(leadMessages);
  const { empty, back } = leadTexts.deleted;
  return (
    <EmptyState
      illustration="leads"
      title={empty.title}
      description={empty.description({ days: limits.deletedDays })}
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
  const leadTexts = useTexts(leadMessages);
  const listTexts = useTexts(listMessages);
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
  const { pastTheEnd, nothingFound } = leadTexts;
  const wayOut = isPastTheEnd
    ? { label: pastTheEnd.action, state: changeLeadList(state, {}) }
    : {
        label: nothingFound.showAll,
        state: changeLeadList(state, { tab: initialLeadListState.tab }),
      };
  return (
    <EmptyState
      illustration="leads"
      title={
        isPastTheEnd
          ? listTexts.nothingLeft
          : nothingFound.inTab.title({ tab: leadTexts.tabs[state.tab] })
      }
      description={isPastTheEnd ? pastTheEnd.description : nothingFound.inTab.description}
      action={<Button onPress={() => onStateChange(wayOut.state)}>{wayOut.label}</Button>}
      className={stateClass}
    />
  );
}
