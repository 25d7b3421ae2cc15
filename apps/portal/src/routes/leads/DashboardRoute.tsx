import { DashboardSummary, StatCards } from '@cardinal/crm-features';
import { PageHeader, Stack } from '@cardinal/ui';
import { useScreen } from '../../shell/useScreen.ts';
import { CaptureButton } from './CaptureButton.tsx';
import { LeadList } from './LeadList.tsx';

/** /dashboard: four figures, then the lead list. */
export default function DashboardRoute() {
  useScreen('Dashboard');
  return (
    <>
      <PageHeader
        title="Dashboard"
        description={<DashboardSummary />}
        actions={<CaptureButton />}
      />
      <Stack gap={6}>
        <StatCards />
        <LeadList />
      </Stack>
    </>
  );
}
