import { useQuery } from '@tanstack/react-query';
import { useLocale } from '@cardinal/ui';
import { useApi, useNow, useSession } from '../client/CrmContext.ts';
import { statsQuery } from '../client/queries/statsQuery.ts';
import { teamTexts } from './texts.ts';
import { weekStart } from './weekStart.ts';

/** The line below the title: the company, and the week of the figures. */
export function TeamSummary() {
  const { locale } = useLocale();
  const now = useNow()();
  const company = useSession()?.user.company_name ?? '';
  return <>{teamTexts.summary(company, weekStart(now, locale))}</>;
}

/** Number of leads without an agent; undefined until it is known. */
export function useUnassignedLeads(): number | undefined {
  return useQuery(statsQuery(useApi())).data?.unassigned_leads;
}
