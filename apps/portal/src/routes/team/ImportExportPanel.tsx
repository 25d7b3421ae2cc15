import { useConfirmed } from '@cardinal/crm-features';
import { BulkImport } from '@cardinal/crm-features/bulk-import';
import { ExportPanel } from '@cardinal/crm-features/export-panel';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { EarlierImports } from '../../shell/EarlierImports.tsx';
import { ScreenLoading } from '../../screen/ScreenLoading.tsx';
import { useImportAddress } from '../../state/useImportAddress.ts';
import { useOverlays } from '../../state/useOverlays.ts';
import { imports, sections } from './ImportExportPanel.css.ts';

const ImportPanel = lazy(async () => {
  const code = await import('@cardinal/crm-features/import-panel');
  return { default: code.ImportPanel };
});

/** The tab Import/Export. The import comes first, as in its name. */
export default function ImportExportPanel() {
  const confirmed = useConfirmed();
  const { isShown, importId, show, leave } = useImportAddress();
  const { openLead } = useOverlays();
  const navigate = useNavigate();
  return (
    <div className={sections}>
      {isShown ? (
        <Suspense fallback={<ScreenLoading />}>
          <ImportPanel
            importId={importId}
            onImportIdChange={show}
            onLeave={leave}
            mapsAssignee
            onOpenLead={openLead}
            onViewLeads={() => void navigate(paths.leads)}
          />
        </Suspense>
      ) : (
        <div className={imports}>
          <BulkImport onUploaded={show} />
          <EarlierImports onOpen={show} />
        </div>
      )}
      {/* An import has a next step of its own. */}
      <ExportPanel confirmed={confirmed} isPrimary={!isShown} />
    </div>
  );
}
