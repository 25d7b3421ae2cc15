import { useTexts } from '@cardinal/crm-features';
import {
  AssignmentSummary,
  TeamSummary,
  useUnassignedLeads,
} from '@cardinal/crm-features/team-overview';
import { LinkButton, PageHeader } from '@cardinal/ui';
import { Download, UserCheck } from 'lucide-react';
import { paths } from '../../paths.ts';
import { screenMessages } from '../../texts/screens.ts';

/** Paths of the tabs. */
export type TeamPath = typeof paths.manager | typeof paths.assignments | typeof paths.import;

export interface TeamHeaderProps {
  path: TeamPath;
  title: string;
}

function OverviewActions() {
  const { team: texts } = useTexts(screenMessages);
  const unassigned = useUnassignedLeads() ?? 0;
  return (
    <>
      <LinkButton href={paths.import} icon={Download}>
        {texts.export}
      </LinkButton>
      {unassigned > 0 && (
        <LinkButton variant="primary" href={paths.assignments} icon={UserCheck}>
          {texts.assign({ count: unassigned })}
        </LinkButton>
      )}
    </>
  );
}

/** Title of the current tab, a line with current figures, and the next step. */
export function TeamHeader({ path, title }: TeamHeaderProps) {
  const { team: texts } = useTexts(screenMessages);
  const summaries: Record<TeamPath, React.ReactNode> = {
    [paths.manager]: <TeamSummary />,
    [paths.assignments]: <AssignmentSummary />,
    [paths.import]: texts.importDescription,
  };
  return (
    <PageHeader
      title={title}
      description={summaries[path]}
      actions={path === paths.manager ? <OverviewActions /> : undefined}
    />
  );
}
