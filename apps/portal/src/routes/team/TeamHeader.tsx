import {
  AssignmentSummary,
  TeamSummary,
  useUnassignedLeads,
} from '@cardinal/crm-features/team-overview';
import { LinkButton, PageHeader, useLocale } from '@cardinal/ui';
import { Download, UserCheck } from 'lucide-react';
import { paths } from '../../paths.ts';

/** Paths of the tabs. */
export type TeamPath = typeof paths.manager | typeof paths.assignments | typeof paths.import;

export interface TeamHeaderProps {
  path: TeamPath;
  title: string;
}

const summaries: Record<TeamPath, React.ReactNode> = {
  [paths.manager]: <TeamSummary />,
  [paths.assignments]: <AssignmentSummary />,
  [paths.import]: 'Import leads from a file, or export them to one',
};

function OverviewActions() {
  const { locale } = useLocale();
  const unassigned = useUnassignedLeads() ?? 0;
  const number = new Intl.NumberFormat(locale).format(unassigned);
  return (
    <>
      <LinkButton href={paths.import} icon={Download}>
        Export
      </LinkButton>
      {unassigned > 0 && (
        <LinkButton variant="primary" href={paths.assignments} icon={UserCheck}>
          {unassigned === 1 ? 'Assign 1 lead' : `Assign ${number} leads`}
        </LinkButton>
      )}
    </>
  );
}

/** Title of the current tab, a line with current figures, and the next step. */
export function TeamHeader({ path, title }: TeamHeaderProps) {
  return (
    <PageHeader
      title={title}
      description={summaries[path]}
      actions={path === paths.manager ? <OverviewActions /> : undefined}
    />
  );
}
