import { useTexts } from '@cardinal/crm-features';
import { Today } from '@cardinal/crm-features/today';
import { PageHeader } from '@cardinal/ui';
import { usePreferences } from '../../state/preferences.ts';
import { useOverlays } from '../../state/useOverlays.ts';
import { useScreen } from '../../screen/useScreen.ts';
import { screenMessages } from '../../texts/screens.ts';

/** /today: what the user has to do today, each with its actions in one tap. */
export default function TodayRoute() {
  const { today: texts } = useTexts(screenMessages);
  useScreen(texts.title);
  const { openLead } = useOverlays();
  const { shortcuts } = usePreferences();
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <Today onOpenLead={openLead} shortcuts={shortcuts} />
    </>
  );
}
