import { Tabs } from '@cardinal/ui';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ScreenLoading } from '../../screen/ScreenLoading.tsx';
import { screenPath } from '../../state/screenPath.ts';
import { useScreen } from '../../screen/useScreen.ts';
import { TeamHeader, type TeamPath } from './TeamHeader.tsx';

const panels = {
  [paths.manager]: lazy(() => import('./OverviewPanel.tsx')),
  [paths.assignments]: lazy(() => import('./AssignmentsPanel.tsx')),
  [paths.import]: lazy(() => import('./ImportExportPanel.tsx')),
};

const tabs: readonly { id: TeamPath; label: string }[] = [
  { id: paths.manager, label: 'Team Overview' },
  { id: paths.assignments, label: 'Lead Assignment' },
  { id: paths.import, label: 'Import/Export' },
];

/** /manager, /assignments and /import: three tabs of one screen, each with its own address. */
export default function TeamRoute() {
  const pathname = screenPath(useLocation());
  const navigate = useNavigate();
  const tab = tabs.find(({ id }) => id === pathname) ?? tabs[0];
  const current = tab?.id ?? paths.manager;
  const title = tab?.label ?? '';
  useScreen(title);
  const Panel = panels[current];
  return (
    <>
      <TeamHeader path={current} title={title} />
      <Tabs
        label="Team"
        items={tabs}
        selectedKey={current}
        onSelectionChange={(path) => void navigate(path)}
      >
        <Suspense fallback={<ScreenLoading />}>
          <Panel />
        </Suspense>
      </Tabs>
    </>
  );
}
