import { useTexts } from '@cardinal/crm-features';
import { Tabs } from '@cardinal/ui';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ScreenLoading } from '../../screen/ScreenLoading.tsx';
import { screenPath } from '../../state/screenPath.ts';
import { useScreen } from '../../screen/useScreen.ts';
import { TeamHeader, type TeamPath } from './TeamHeader.tsx';
import { screenMessages } from '../../texts/screens.ts';

const panels = {
  [paths.manager]: lazy(() => import('./OverviewPanel.tsx')),
  [paths.assignments]: lazy(() => import('./AssignmentsPanel.tsx')),
  [paths.import]: lazy(() => import('./ImportExportPanel.tsx')),
};

/** /manager, /assignments and /import: three tabs of one screen, each with its own address. */
export default function TeamRoute() {
  const pathname = screenPath(useLocation());
  const navigate = useNavigate();
  const { team: texts } = useTexts(screenMessages);
  const tabs: readonly { id: TeamPath; label: string }[] = [
    { id: paths.manager, label: texts.overview },
    { id: paths.assignments, label: texts.assignment },
    { id: paths.import, label: texts.importExport },
  ];
  const tab = tabs.find(({ id }) => id === pathname) ?? tabs[0];
  const current = tab?.id ?? paths.manager;
  const title = tab?.label ?? '';
  useScreen(title);
  const Panel = panels[current];
  return (
    <>
      <TeamHeader path={current} title={title} />
      <Tabs
        label={texts.title}
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
