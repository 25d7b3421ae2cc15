import { useTexts } from '@cardinal/crm-features';
import { Proposals } from '@cardinal/crm-features/proposals';
import { PageHeader } from '@cardinal/ui';
import { useScreen } from '../../screen/useScreen.ts';
import { usePreferences } from '../../state/preferences.ts';
import { useOverlays } from '../../state/useOverlays.ts';
import { screenMessages } from '../../texts/screens.ts';

/** /proposals: what the user's agents suggest, to approve or refuse. */
export default function ProposalsRoute() {
  const { proposals: texts } = useTexts(screenMessages);
  useScreen(texts.title);
  const { openLead } = useOverlays();
  const { shortcuts } = usePreferences();
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <Proposals onOpenLead={openLead} shortcuts={shortcuts} />
    </>
  );
}
