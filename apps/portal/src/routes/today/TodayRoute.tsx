import { Today } from '@cardinal/crm-features/today';
import { PageHeader } from '@cardinal/ui';
import { usePreferences } from '../../state/preferences.ts';
import { useOverlays } from '../../state/useOverlays.ts';
import { useScreen } from '../../screen/useScreen.ts';

/** /today: what the user has to do today, each with its actions in one tap. */
export default function TodayRoute() {
  useScreen('Today');
  const { openLead } = useOverlays();
  const { shortcuts } = usePreferences();
  return (
    <>
      <PageHeader title="Today" description="What your leads need from you" />
      <Today onOpenLead={openLead} shortcuts={shortcuts} />
    </>
  );
}
