import { useTexts } from '@cardinal/crm-features';
import { PageHeader } from '@cardinal/ui';
import { useScreen } from '../../screen/useScreen.ts';
import { LeadList } from './LeadList.tsx';
import { LeadListButtons } from './LeadListButtons.tsx';
import { screenMessages } from '../../texts/screens.ts';

/** @public called by the first screen, with the code of whichever screen it is */
export { readEarly } from './readEarly.ts';

/** /leads: Lead Management, the same list as on the dashboard. */
export default function LeadsRoute() {
  const { leads: texts } = useTexts(screenMessages);
  useScreen(texts.title);
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        actions={<LeadListButtons />}
      />
      <LeadList />
    </>
  );
}
