import { useQuery } from '@tanstack/react-query';
import { useLocale } from '@cardinal/ui';
import { useApi, useNow } from '../client/CrmContext.ts';
import { useClock } from '../format/index.ts';
import { assignmentMessages } from './assignmentTexts.ts';
import { unassignedQuery } from './teamQueries.ts';
import { formatWait } from './wait.ts';
import { useTexts } from '../language/index.ts';

/** The line below the title: how many leads have no agent, and how long the first has waited. */
export function AssignmentSummary() {
  const assignmentTexts = useTexts(assignmentMessages);
  const { locale } = useLocale();
  const now = useClock(useNow());
  const { data } = useQuery(unassignedQuery(useApi()));
  const [first] = data?.leads ?? [];
  if (!data) return <>{assignmentTexts.summaryUnknown}</>;
  if (!first || data.total === null) return <>{assignmentTexts.summaryNone}</>;
  const total = new Intl.NumberFormat(locale).format(data.total);
  if (data.isTotalCapped) return <>{assignmentTexts.summaryOpen({ leads: total })}</>;
  const wait = formatWait(first.created_at, { locale, now });
  return <>{assignmentTexts.summary({ count: data.total, wait })}</>;
}
