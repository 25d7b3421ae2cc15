import { useInfiniteQuery } from '@tanstack/react-query';
import type { Email } from '@cardinal/contract';
import { useLocale } from '@cardinal/ui';
import { useApi, useNow } from '../../client/index.ts';
import { useClock } from '../../format/index.ts';
import { useRetryEmail } from '../../client/useRetryEmail.ts';
import { useLoadFailure } from '../../lists/index.ts';
import { emailsQuery } from '../detailQueries.ts';
import { detailMessages } from '../detailTexts.ts';
import { tellDispatch } from './tellDispatch.ts';
import { LeadEmailsView, type LeadEmailsContent } from './LeadEmailsView.tsx';
import { useTexts } from '../../language/index.ts';

export interface LeadEmailsProps {
  /** Which lead. */
  leadId: string;
  /**
   * Whether the user may only read.
   * @default false
   */
  isReadOnly?: boolean;
}

/** Retries emails that were not delivered, and reports the outcome. */
function useRetrying(leadId: string) {
  const detailTexts = useTexts(detailMessages);
  const texts = detailTexts.email;
  const { retry, ...retrying } = useRetryEmail(texts.sendFailed);
  return {
    ...retrying,
    onRetry: ({ id, to }: Pick<Email, 'id' | 'to'>) =>
      retry({ leadId, emailId: id }, (dispatch) =>
        tellDispatch(dispatch, texts.sentTo({ address: to }), detailTexts.email),
      ),
  };
}

/** The emails to a lead, with Retry for those that were not delivered. */
export function LeadEmails({ leadId, isReadOnly = false }: LeadEmailsProps) {
  const { locale } = useLocale();
  const now = useClock(useNow());
  const query = useInfiniteQuery(emailsQuery(useApi(), leadId));
  const { onRetry, ...retrying } = useRetrying(leadId);
  const { data } = query;
  const failure = useLoadFailure(query);

  const content = (): LeadEmailsContent => {
    if (failure && !data) return { kind: 'failed', ...failure };
    if (!data) return { kind: 'loading' };
    return {
      kind: 'emails',
      emails: data.pages.flatMap((page) => page.emails),
      onLoadMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
      isLoadingMore: query.isFetchingNextPage,
      refreshFailure: failure,
    };
  };

  return (
    <LeadEmailsView
      content={content()}
      dates={{ locale, now }}
      onRetry={isReadOnly ? undefined : onRetry}
      {...retrying}
    />
  );
}
