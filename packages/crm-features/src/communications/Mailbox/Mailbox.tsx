import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocale } from '@cardinal/ui';
import { useMemo } from 'react';
import { useApi, useNow } from '../../client/index.ts';
import { useClock } from '../../format/index.ts';
import { mailboxQuery } from '../communicationQueries.ts';
import { useLoadFailure } from '../../lists/index.ts';
import { MailboxView, type MailboxContent, type MailboxViewProps } from './MailboxView.tsx';

export type MailboxProps = Pick<MailboxViewProps, 'mailId' | 'onMailChange' | 'onOpenLead'>;

/** The emails to the user's leads that are kept on this server because SMTP is not configured. */
export function Mailbox(props: MailboxProps) {
  const { locale } = useLocale();
  const now = useClock(useNow());
  const dates = useMemo(() => ({ locale, now }), [locale, now]);
  const query = useInfiniteQuery(mailboxQuery(useApi()));
  const failure = useLoadFailure(query);
  const { data } = query;
  const content = (): MailboxContent => {
    if (failure && !data) return { kind: 'failed', failure };
    if (!data) return { kind: 'loading' };
    return {
      kind: 'mails',
      mails: data.pages.flatMap((page) => page.rows),
      onLoadMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
      isLoadingMore: query.isFetchingNextPage,
      refreshFailure: failure,
    };
  };
  return <MailboxView content={content()} dates={dates} {...props} />;
}
