import type { Communication } from '@cardinal/contract';
import {
  Button,
  EmptyState,
  Pagination,
  Skeleton,
  SkeletonGroup,
  groupByDay,
  useMediaQuery,
} from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { useId, useRef } from 'react';
import type { DateContext } from '../../format/index.ts';
import {
  pageCount,
  pagingSummary,
  useSearchKey,
  RefreshNotice,
  type LoadFailure,
  type Paging,
} from '../../lists/index.ts';
import {
  changeCommunications,
  communicationFilterCount,
  type CommunicationsState,
} from '../communicationsState.ts';
import { Failed } from '../Failed.tsx';
import { state as stateClass } from '../states.css.ts';
import { communicationMessages } from '../texts.ts';
import { CommunicationFilters, type LeadFilterSlot } from './CommunicationFilters.tsx';
import { CommunicationRow, type CommunicationHandlers } from './CommunicationRow.tsx';
import {
  day as dayClass,
  dayName,
  footer,
  frame,
  list as listClass,
  waiting,
  waitingWords,
} from './CommunicationList.css.ts';
import { useTexts } from '../../language/index.ts';
import { listMessages } from '../../lists/texts.ts';

/** What the list of communications shows. */
export type CommunicationListContent =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: LoadFailure }
  | {
      kind: 'communications';
      /** Newest first. */
      communications: readonly Communication[];
      paging: Paging;
      /** Whether another page or filter is loading. */
      isRefreshing?: boolean;
      /** Why the last refresh failed. */
      refreshFailure?: LoadFailure;
    };

export interface CommunicationListViewProps {
  /** The filters and the page. */
  state: CommunicationsState;
  /** Called with changed filters or another page. */
  onStateChange: (next: CommunicationsState) => void;
  /** The text in the search field. */
  search: string;
  /** Called while the user types. */
  onSearchChange: (text: string) => void;
  /** The filter by lead. */
  leadFilter: LeadFilterSlot;
  /** The communications of the page, or why there are none. */
  content: CommunicationListContent;
  /** What can be done with a communication. */
  handlers: CommunicationHandlers;
  /** Language of dates, and the moment that they are relative to. */
  dates: DateContext;
  /** Id of the signed-in user, whose name is not repeated on every row. */
  userId?: string;
  /** Ids of the emails that are being retried. */
  retryingIds?: ReadonlySet<string>;
  /** Why the last retry of an email failed, by the email's id. */
  retryErrors?: ReadonlyMap<string, string>;
  /** Asks for the page before. */
  onPrevious: () => void;
  /** Asks for the next page. */
  onNext: () => void;
  /**
   * Whether single-letter shortcuts are enabled: `/`.
   * @default true
   */
  shortcuts?: boolean;
}

function Loading() {
  const texts = useTexts(communicationMessages);
  return (
    <SkeletonGroup label={texts.list.loading}>
      {['60%', '45%', '70%', '52%', '64%', '48%', '58%', '66%'].map((width) => (
        <div key={width} className={waiting}>
          <Skeleton width={32} height={32} radius="full" />
          <span className={waitingWords}>
            <Skeleton width="30%" />
            <Skeleton width={width} height={8} />
          </span>
          <Skeleton width={64} height={22} />
        </div>
      ))}
    </SkeletonGroup>
  );
}

function Empty({
  state,
  onStateChange,
  search,
  onSearchChange,
}: Pick<CommunicationListViewProps, 'state' | 'onStateChange' | 'search' | 'onSearchChange'>) {
  const texts = useTexts(communicationMessages);
  if (search !== '' || state.q !== '' || communicationFilterCount(state) > 0) {
    const clear = () => {
      onSearchChange('');
      onStateChange(changeCommunications(state, { type: null, leadId: null, q: '' }));
    };
    return (
      <EmptyState
        illustration="search"
        {...texts.nothingFound}
        action={<Button onPress={clear}>{texts.filters.clear}</Button>}
        className={stateClass}
      />
    );
  }
  if (state.cursor !== null) {
    const { title, description, action } = texts.pastTheEnd;
    return (
      <EmptyState
        illustration="leads"
        title={title}
        description={description}
        action={
          <Button onPress={() => onStateChange(changeCommunications(state, {}))}>{action}</Button>
        }
        className={stateClass}
      />
    );
  }
  return <EmptyState illustration="mail" {...texts.empty} className={stateClass} />;
}

interface DaysProps extends Pick<
  CommunicationListViewProps,
  'handlers' | 'dates' | 'userId' | 'retryingIds' | 'retryErrors'
> {
  /** Newest first. */
  communications: readonly Communication[];
}

/** The communications of a page, under the names of their days. */
function Days({ communications, handlers, dates, userId, retryingIds, retryErrors }: DaysProps) {
  const id = useId();
  const days = groupByDay(
    communications.map((one) => ({ ...one, at: one.created_at })),
    dates,
  );
  return days.map((day) => (
    <section key={day.id} aria-labelledby={`${id}${day.id}`} className={dayClass}>
      <h2 id={`${id}${day.id}`} className={dayName}>
        {day.name}
      </h2>
      <ul className={listClass}>
        {day.entries.map((communication) => (
          <CommunicationRow
            key={communication.id}
            communication={communication}
            handlers={handlers}
            dates={dates}
            userId={userId}
            isRetrying={retryingIds?.has(communication.email_id ?? '') ?? false}
            retryError={retryErrors?.get(communication.email_id ?? '')}
          />
        ))}
      </ul>
    </section>
  ));
}

/** The communications with all leads, by day, newest first, with search, filters and pages. */
export function CommunicationListView(props: CommunicationListViewProps) {
  const texts = useTexts(communicationMessages);
  const listTexts = useTexts(listMessages);
  const { state, onStateChange, content, dates, shortcuts = true } = props;
  const searchRef = useRef<HTMLInputElement>(null);
  const isPhone = useMediaQuery(media.phone);
  useSearchKey(searchRef, shortcuts);
  const isEmpty = content.kind === 'communications' && content.communications.length === 0;
  const isFiltered = props.search !== '' || state.q !== '' || communicationFilterCount(state) > 0;
  return (
    <section aria-label={texts.list.label} className={frame}>
      {!(isEmpty && !isFiltered && state.cursor === null) && (
        <CommunicationFilters
          state={state}
          onChange={(change) => onStateChange(changeCommunications(state, change))}
          search={props.search}
          onSearchChange={props.onSearchChange}
          leadFilter={props.leadFilter}
          searchRef={searchRef}
          hasShortcut={shortcuts}
          isPhone={isPhone}
        />
      )}
      {content.kind === 'loading' && <Loading />}
      {content.kind === 'failed' && <Failed title={texts.list.failed} failure={content.failure} />}
      {content.kind === 'communications' && (
        <>
          {content.refreshFailure && <RefreshNotice failure={content.refreshFailure} />}
          {isEmpty && <Empty {...props} />}
          <div aria-busy={content.isRefreshing}>
            <Days {...props} communications={content.communications} />
          </div>
          {!isEmpty && (
            <Pagination
              page={content.paging.page}
              pageCount={pageCount(content.paging)}
              hasPrevious={content.paging.hasPrevious}
              hasNext={content.paging.hasNext}
              onPrevious={props.onPrevious}
              onNext={props.onNext}
              summary={<bdi>{pagingSummary(content.paging, dates.locale, listTexts)}</bdi>}
              className={footer}
            />
          )}
        </>
      )}
    </section>
  );
}
