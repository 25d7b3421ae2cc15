import { initialLeadListState, leadListStateToSearch, useTexts } from '@cardinal/crm-features';
import { TeamOverview } from '@cardinal/crm-features/team-overview';
import { LinkButton } from '@cardinal/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { agentParam } from './agentParam.ts';
import { screenMessages } from '../../texts/screens.ts';

/** The tab Team Overview. */
export default function OverviewPanel() {
  const { members: texts } = useTexts(screenMessages);
  const navigate = useNavigate();
  return (
    <TeamOverview
      onShowLeads={(owner) => {
        const search = leadListStateToSearch({ ...initialLeadListState, owner });
        void navigate(`${paths.leads}?${search.toString()}`);
      }}
      onAssign={(id) => void navigate(`${paths.assignments}?${agentParam}=${id}`)}
      onManage={() => void navigate(paths.members)}
      emptyAction={
        <LinkButton variant="primary" href={paths.members}>
          {texts.invite}
        </LinkButton>
      }
    />
  );
}
