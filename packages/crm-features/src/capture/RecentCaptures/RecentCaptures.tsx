import type { Lead } from '@cardinal/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '@cardinal/ui';
import { useApi, useNow } from '../../client/index.ts';
import { leadsQuery } from '../../client/queries/leadsQuery.ts';
import { useClock } from '../../format/index.ts';
import type { ListContent } from '../../lists/ListCard.tsx';
import { useLoadFailure } from '../../lists/useLoadFailure.ts';
import { RecentCapturesView, recentCount } from './RecentCapturesView.tsx';

export interface RecentCapturesProps {
  /** Called to show a lead. */
  onOpenLead: (id: string) => void;
  /** Called to show all leads; without it there is no such button. */
  onViewAll?: () => void;
}

/** The latest leads; new ones appear as they are captured, on any device. */
export function RecentCaptures(props: RecentCapturesProps) {
  const api = useApi();
  const { locale } = useLocale();
  const now = useClock(useNow());
  const query = useQuery(leadsQuery(api, { limit: recentCount }));
  const failure = useLoadFailure(query);
  const { data } = query;

  const content = (): ListContent<Lead> => {
    if (data) return { kind: 'entries', entries: data.leads, refreshFailure: failure };
    return failure ? { kind: 'failed', failure } : { kind: 'loading' };
  };
  return <RecentCapturesView {...props} content={content()} dates={{ locale, now }} />;
}
