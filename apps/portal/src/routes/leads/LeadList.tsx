import { LeadTable } from '@cardinal/crm-features';
import { Button, Stack } from '@cardinal/ui';
import { ScanLine } from 'lucide-react';
import { lazy, Suspense, useCallback } from 'react';
import { usePreferences } from '../../app/preferences.ts';
import { useOverlays } from '../../shell/useOverlays.ts';
import { useLeadListState } from './useLeadListState.ts';

const EventFilter = lazy(() => import('./EventFilter.tsx'));

/** The list shared by the dashboard and Lead Management, with its state in the URL. */
export function LeadList() {
  const [state, setState] = useLeadListState();
  const { openLead, openCapture } = useOverlays();
  const { shortcuts } = usePreferences();
  const onOpenLead = useCallback(
    (id: string, startsAt?: 'email') => openLead(id, { startsAt }),
    [openLead],
  );
  return (
    <Stack gap={3}>
      {state.event !== null && (
        <Suspense>
          <EventFilter
            eventId={state.event}
            onClear={() => setState({ ...state, event: null, page: 1, cursor: null })}
          />
        </Suspense>
      )}
      <LeadTable
        state={state}
        onStateChange={setState}
        onOpenLead={onOpenLead}
        shortcuts={shortcuts}
        emptyAction={
          <Button variant="primary" icon={ScanLine} onPress={() => openCapture()}>
            Capture lead
          </Button>
        }
      />
    </Stack>
  );
}
