import { CaptureCharts, DashboardSummary, StatCards } from '@cardinal/crm-features';
import { PageHeader, Stack, useMediaQuery } from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { useScreen } from '../../screen/useScreen.ts';
import { LeadList } from './LeadList.tsx';
import { LeadListButtons } from './LeadListButtons.tsx';

/** @public called by the first screen, with the code of whichever screen it is */
export { readEarly } from './readEarly.ts';

/** /dashboard: four figures, charts, then the lead list. On phones, the charts are at the end. */
export default function DashboardRoute() {
  useScreen('Dashboard');
  const isPhone = useMediaQuery(media.phone);
  return (
    <>
      <PageHeader
        title="Dashboard"
        description={<DashboardSummary />}
        actions={<LeadListButtons />}
      />
      <Stack gap={6}>
        <Stack gap={3}>
          <StatCards />
          {!isPhone && <CaptureCharts />}
        </Stack>
        <LeadList hasOwners={false} />
        {isPhone && <CaptureCharts />}
      </Stack>
    </>
  );
}
