import { Proposals } from '@cardinal/crm-features/proposals';
import { PageHeader } from '@cardinal/ui';
import { useScreen } from '../../screen/useScreen.ts';
import { usePreferences } from '../../state/preferences.ts';
import { useOverlays } from '../../state/useOverlays.ts';

/** /proposals: what the user's agents suggest, to approve or refuse. */
export default function ProposalsRoute() {
  useScreen('Suggested changes');
  const { openLead } = useOverlays();
  const { shortcuts } = usePreferences();
  return (
    <>
      <PageHeader
        title="Suggested changes"
        description="What your assistants would like to do. You decide."
      />
      <Proposals onOpenLead={openLead} shortcuts={shortcuts} />
    </>
  );
}
