import { useTexts } from '@cardinal/crm-features';
import { AssignmentPanel } from '@cardinal/crm-features/assignment-panel';
import { LinkButton } from '@cardinal/ui';
import { useSearchParams } from 'react-router-dom';
import { usePreferences } from '../../state/preferences.ts';
import { paths } from '../../paths.ts';
import { useOverlays } from '../../state/useOverlays.ts';
import { agentParam } from './agentParam.ts';
import { screenMessages } from '../../texts/screens.ts';

/** The tab Lead Assignment. */
export default function AssignmentsPanel() {
  const { members: texts } = useTexts(screenMessages);
  const [search] = useSearchParams();
  const { openLead } = useOverlays();
  const { shortcuts } = usePreferences();
  return (
    <AssignmentPanel
      initialAgentId={search.get(agentParam)}
      onOpenLead={openLead}
      shortcuts={shortcuts}
      noAgentsAction={<LinkButton href={paths.members}>{texts.invite}</LinkButton>}
    />
  );
}
