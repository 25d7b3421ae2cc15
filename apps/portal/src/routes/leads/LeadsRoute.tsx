import { PageHeader } from '@cardinal/ui';
import { useScreen } from '../../screen/useScreen.ts';
import { LeadList } from './LeadList.tsx';
import { LeadListButtons } from './LeadListButtons.tsx';

/** @public called by the first screen, with the code of whichever screen it is */
export { readEarly } from './readEarly.ts';

/** /leads: Lead Management, the same list as on the dashboard. */
export default function LeadsRoute() {
  useScreen('Lead Management');
  return (
    <>
      <PageHeader
        title="Lead Management"
        description="All the leads you have access to"
        actions={<LeadListButtons />}
      />
      <LeadList />
    </>
  );
}
