import { paths } from '@cardinal/contract/paths';
import {
  CaptureCharts,
  DashboardSummary,
  initialLeadListState,
  leadListStateToSearch,
  StatCards,
  useTotalLeads,
  type LeadListState,
  useTexts,
} from '@cardinal/crm-features';
import { PageHeader, Stack, useMediaQuery } from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { lazy, Suspense } from 'react';
import { useScreen } from '../../screen/useScreen.ts';
import { LeadList } from './LeadList.tsx';
import { LeadListButtons } from './LeadListButtons.tsx';
import { screenMessages } from '../../texts/screens.ts';

/** @public called by the first screen, with the code of whichever screen it is */
export { readEarly } from './readEarly.ts';

const FirstSteps = lazy(() => import('./FirstSteps.tsx'));

const listOf = (part: Partial<LeadListState>) =>
  `${paths.leads}?${leadListStateToSearch({ ...initialLeadListState, ...part }).toString()}`;

/** The lists of the leads that the figures count. */
const hrefs = {
  total_leads: paths.leads,
  hot_leads: listOf({ status: 'Hot' }),
  action_required: listOf({ tab: 'Action Required' }),
  event_leads: listOf({ tab: 'Event Leads' }),
};

/** /dashboard: four figures, charts, then the lead list. On phones, the charts are at the end; without leads,
 * there are none. */
export default function DashboardRoute() {
  const { dashboard: texts } = useTexts(screenMessages);
  useScreen(texts.title);
  const isPhone = useMediaQuery(media.phone);
  const hasCharts = useTotalLeads() !== 0;
  return (
    <>
      <PageHeader
        title={texts.title}
        description={<DashboardSummary />}
        actions={<LeadListButtons />}
      />
      <Stack gap={6}>
        <Suspense>
          <FirstSteps />
        </Suspense>
        <Stack gap={3}>
          <StatCards hrefs={hrefs} />
          {hasCharts && !isPhone && <CaptureCharts />}
        </Stack>
        <LeadList isWhole={false} />
        {hasCharts && isPhone && <CaptureCharts />}
      </Stack>
    </>
  );
}
