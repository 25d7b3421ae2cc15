import { PageHeader } from '@cardinal/ui';
import { useScreen } from '../../shell/useScreen.ts';
import { LeadList } from './LeadList.tsx';
import { LeadListButtons } from './LeadListButtons.tsx';

/** /leads: Lead Management, the same list as on the dashboard. */
export default function LeadsRoute() {
  useScreen('Lead Management');
  return (
    <>
      <PageHeader
        title="Lead Management"
        description="Every lead you may see"
        actions={<LeadListButtons />}
      />
      <LeadList />
    </>
  );
}
