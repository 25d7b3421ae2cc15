import { ExportLeadsButton, useConfirmed } from '@cardinal/crm-features';
import { useMediaQuery } from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { CaptureButton } from './CaptureButton.tsx';
import { useLeadListState } from '../../state/leadList/useLeadListState.ts';

/** The actions of the lead screens, the primary one last. Phones have them elsewhere. */
export function LeadListButtons() {
  const [state] = useLeadListState();
  const confirmed = useConfirmed();
  const isPhone = useMediaQuery(media.phone);
  if (isPhone) return null;
  return (
    <>
      <ExportLeadsButton state={state} confirm={confirmed} />
      <CaptureButton />
    </>
  );
}
