import { useQuery } from '@tanstack/react-query';
import { useLocale } from '@cardinal/ui';
import { useApi, useNow, useSession } from '../client/CrmContext.ts';
import { statsQuery } from '../client/queries/statsQuery.ts';
import { teamMessages } from './texts.ts';
import { weekStart } from './weekStart.ts';
import { useTexts } from '../language/index.ts';

/** The line below the title: the company, and the week of the figures. */
export function TeamSummary() {
  const teamTexts = useTexts(teamMessages);
  const { locale } = useLocale();
  const now = useNow()();
  const company = useSession()?.user.company_name ?? '';
  const monday = weekStart(now, locale);
  return (
    <>
      {company === ''
        ? teamTexts.privateSummary({ monday })
        : teamTexts.summary({ company, monday })}
    </>
  );
}

/** Number of leads without an agent; undefined until it is known. */
export function useUnassignedLeads(): number | undefined {
  return useQuery(statsQuery(useApi())).data?.unassigned_leads;
}
