import { useTexts } from '@cardinal/crm-features';
import { Communications } from '@cardinal/crm-features/communications';
import { PageHeader } from '@cardinal/ui';
import { Suspense, lazy, useEffect } from 'react';
import { usePreferences } from '../../state/preferences.ts';
import { useOverlays } from '../../state/useOverlays.ts';
import { useScreen } from '../../screen/useScreen.ts';
import { useCommunicationsState } from './useCommunicationsState.ts';
import { screenMessages } from '../../texts/screens.ts';

const loadFollowUp = () => import('@cardinal/crm-features/lead-follow-up');
const LeadFollowUp = lazy(async () => ({ default: (await loadFollowUp()).LeadFollowUp }));

/** /communications: all communications with the user's leads, and the leads waiting for contact. */
export default function CommunicationsRoute() {
  const { communications: texts } = useTexts(screenMessages);
  useScreen(texts.title);
  const [state, setState] = useCommunicationsState();
  const { openLead } = useOverlays();
  const { shortcuts } = usePreferences();
  // Fetched once the first view is shown; a failure is reported when the code is needed.
  useEffect(() => void loadFollowUp().catch(() => undefined), []);
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <Communications
        state={state}
        onStateChange={setState}
        onOpenLead={openLead}
        renderFollowUp={(slot) => (
          <Suspense fallback={slot.children}>
            <LeadFollowUp {...slot} />
          </Suspense>
        )}
        shortcuts={shortcuts}
      />
    </>
  );
}
