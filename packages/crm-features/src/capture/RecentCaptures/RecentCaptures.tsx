import { useQuery } from '@tanstack/react-query';
import { useLocale } from '@cardinal/ui';
import { errorDetail, useApi, useNow } from '../../client/index.ts';
import { leadsQuery } from '../../client/queries/leadsQuery.ts';
import { useClock } from '../../format/index.ts';
import { RecentCapturesView, type RecentContent } from './RecentCapturesView.tsx';

/** Number of listed leads. */
const most = 5;

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
  const { data, error, isFetching, refetch } = useQuery(leadsQuery(api, { limit: most }));

  const content = (): RecentContent => {
    if (data) return { kind: 'leads', leads: data.leads };
    if (!error) return { kind: 'loading', count: most };
    return {
      kind: 'failed',
      detail: errorDetail(error),
      onRetry: () => void refetch(),
      isRetrying: isFetching,
    };
  };
  return <RecentCapturesView {...props} content={content()} dates={{ locale, now }} />;
}
