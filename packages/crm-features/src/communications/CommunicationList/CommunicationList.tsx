import type { TextsOf } from '@cardinal/contract/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Communication, Dispatch } from '@cardinal/contract';
import { toasts, useLocale, type ToastOptions } from '@cardinal/ui';
import { useMemo } from 'react';
import { ApiError, useApi, useNow, useSession } from '../../client/index.ts';
import { isRefused } from '../../client/queries/readers.ts';
import { useRetryEmail } from '../../client/useRetryEmail.ts';
import { useClock } from '../../format/index.ts';
import { useLoadFailure, useSearchText, useShownPage, type Paging } from '../../lists/index.ts';
import { communicationsQuery, type LoadedCommunications } from '../communicationQueries.ts';
import { changeCommunications, type CommunicationsState } from '../communicationsState.ts';
import { communicationMessages } from '../texts.ts';
import { nameOf } from './CommunicationRow.tsx';
import { CommunicationListView, type CommunicationListContent } from './CommunicationListView.tsx';
import { useLeadFilter } from './LeadFilter.tsx';
import { useTexts } from '../../language/index.ts';

export interface CommunicationListProps {
  /** Filters, search and page, as in the URL. */
  state: CommunicationsState;
  /** Called with the next state, to be put into the URL. */
  onStateChange: (next: CommunicationsState) => void;
  /** Called with a lead's id to open the lead. */
  onOpenLead: (leadId: string) => void;
  /**
   * Whether single-letter shortcuts are enabled.
   * @default true
   */
  shortcuts?: boolean;
}

/** Whether the server refused the cursor itself, so that retrying cannot help. */
const isBadCursor = (error: unknown) =>
  error instanceof ApiError && (error.status === 400 || error.status === 422);

/** The notice after a retry. */
function noticeOf(
  dispatch: Dispatch,
  communication: Communication,
  texts: TextsOf<typeof communicationMessages>['email'],
  communicationList: TextsOf<typeof communicationMessages>['list'],
): ToastOptions {
  const { status, error } = dispatch;
  if (status === 'sent') {
    const description = texts.sentTo({ name: nameOf(communication, communicationList) });
    return { title: texts.sent, description, tone: 'success' };
  }
  return isRefused(dispatch)
    ? { title: texts.failed, description: error ?? texts.refused, tone: 'danger' }
    : { title: texts.queued, description: error ?? texts.queuedDetail, tone: 'info' };
}

/** Retries emails that were not sent, and reports the outcome. */
function useRetrying() {
  const communicationTexts = useTexts(communicationMessages);
  const texts = communicationTexts.email;
  const { retry, ...retrying } = useRetryEmail(texts.failed);
  const onRetry = (communication: Communication) => {
    const { email_id: emailId, lead } = communication;
    if (emailId === null) return;
    retry({ leadId: lead.id, emailId }, (dispatch) =>
      toasts.show(noticeOf(dispatch, communication, texts, communicationTexts.list)),
    );
  };
  return { ...retrying, onRetry };
}

/** The place of a page in the list. */
const pagingOf = (page: LoadedCommunications, number: number): Paging => ({
  page: number,
  count: page.rows.length,
  total: page.total,
  isTotalCapped: page.isTotalCapped,
  hasPrevious: page.previous !== null,
  hasNext: page.next !== null,
});

/** The communications with the user's leads, in the state given by the URL. */
export function CommunicationList({
  state,
  onStateChange,
  onOpenLead,
  shortcuts,
}: CommunicationListProps) {
  const { locale } = useLocale();
  const now = useClock(useNow());
  const dates = useMemo(() => ({ locale, now }), [locale, now]);
  const userId = useSession()?.user.id;
  const change = (part: Partial<CommunicationsState>) =>
    onStateChange(changeCommunications(state, part));
  const search = useSearchText(state.q, (q) => change({ q }));
  const leadFilter = useLeadFilter(state.leadId, (leadId) => change({ leadId }));
  const query = useQuery({
    ...communicationsQuery(useApi(), state),
    placeholderData: keepPreviousData,
  });
  const failure = useLoadFailure({
    ...query,
    refetch: () =>
      state.cursor !== null && isBadCursor(query.error) ? change({}) : query.refetch(),
  });
  const { onRetry, ...retrying } = useRetrying();
  const page = query.data;
  const shownPage = useShownPage(state.page, query.isPlaceholderData);

  const content = (): CommunicationListContent => {
    if (failure && !page) return { kind: 'failed', failure };
    // That another filter found nothing is not the answer to this one.
    if (!page || (query.isPlaceholderData && page.rows.length === 0)) return { kind: 'loading' };
    return {
      kind: 'communications',
      communications: page.rows,
      isRefreshing: query.isPlaceholderData,
      refreshFailure: failure,
      paging: pagingOf(page, shownPage),
    };
  };
  const goTo = (cursor: string | null | undefined, number: number) => {
    // The cursors are still those of the page before.
    if (query.isPlaceholderData) return;
    change(cursor && number > 1 ? { cursor, page: number } : {});
  };

  return (
    <CommunicationListView
      state={state}
      onStateChange={onStateChange}
      search={search.typed}
      onSearchChange={search.setTyped}
      leadFilter={leadFilter}
      content={content()}
      handlers={{ onOpenLead, onRetry }}
      dates={dates}
      userId={userId}
      {...retrying}
      onPrevious={() => goTo(page?.previous, state.page - 1)}
      onNext={() => goTo(page?.next, state.page + 1)}
      shortcuts={shortcuts}
    />
  );
}
