import { useQuery } from '@tanstack/react-query';
import { useLocale } from '@cardinal/ui';
import { useApi, useNow } from '../../client/CrmContext.ts';
import { statsQuery } from '../../client/queries/statsQuery.ts';
import { statMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

/** The line below the dashboard's title: the date and the number of leads waiting for contact. */
export function DashboardSummary() {
  const statTexts = useTexts(statMessages);
  const { data } = useQuery(statsQuery(useApi()));
  const { locale } = useLocale();
  const now = useNow();
  const today = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(now());
  const waiting = data?.waiting_leads ?? null;
  return <>{waiting === null ? today : `${today} · ${statTexts.waiting({ count: waiting })}`}</>;
}
