import { LeadTable } from '@cardinal/crm-features';
import { Button } from '@cardinal/ui';
import { ScanLine } from 'lucide-react';
import { usePreferences } from '../../app/preferences.ts';
import { useOverlays } from '../../shell/useOverlays.ts';
import { useLeadListState } from './useLeadListState.ts';

/** The list shared by the dashboard and Lead Management, with its state in the URL. */
export function LeadList() {
  const [state, setState] = useLeadListState();
  const { openLead, openCapture } = useOverlays();
  const { shortcuts } = usePreferences();
  return (
    <LeadTable
      state={state}
      onStateChange={setState}
      onOpenLead={openLead}
      shortcuts={shortcuts}
      emptyAction={
        <Button variant="primary" icon={ScanLine} onPress={() => openCapture()}>
          Capture lead
        </Button>
      }
    />
  );
}
