import { useConfirmed } from '@cardinal/crm-features';
import { ExportPanel } from '@cardinal/crm-features/export-panel';
import { sections } from './ImportExportPanel.css.ts';

/** The tab Import/Export. The import comes first, as in its name. */
export default function ImportExportPanel() {
  const confirmed = useConfirmed();
  return (
    <div className={sections}>
      <ExportPanel confirmed={confirmed} />
    </div>
  );
}
