import { isManagerRole } from '@cardinal/contract/labels';
import { useSession, useTexts } from '@cardinal/crm-features';
import { ImportPanel, type ImportPanelProps } from '@cardinal/crm-features/import-panel';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useOverlays } from '../../state/useOverlays.ts';
import { useScreen } from '../../screen/useScreen.ts';
import { screenMessages } from '../../texts/screens.ts';

export type ImportScreenProps = Pick<ImportPanelProps, 'importId' | 'onImportIdChange' | 'onLeave'>;

/** An import, from the upload to its outcome. */
export default function ImportScreen(props: ImportScreenProps) {
  const { imports: texts } = useTexts(screenMessages);
  useScreen(texts.title);
  const user = useSession()?.user;
  const { openLead } = useOverlays();
  const navigate = useNavigate();
  return (
    <ImportPanel
      {...props}
      mapsAssignee={user !== undefined && user.company_id !== null && isManagerRole(user.role)}
      onOpenLead={openLead}
      onViewLeads={() => void navigate(paths.leads)}
    />
  );
}
