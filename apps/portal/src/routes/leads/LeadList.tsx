import { LeadTable, useConfirmed, useSession, useTexts } from '@cardinal/crm-features';
import { Button, Stack } from '@cardinal/ui';
import { ScanLine } from 'lucide-react';
import { lazy, Suspense, useCallback } from 'react';
import { useLeadListPreferences } from '../../state/leadList/leadListPreferences.ts';
import { usePreferences } from '../../state/preferences.ts';
import { useOverlays } from '../../state/useOverlays.ts';
import { useLeadListState } from '../../state/leadList/useLeadListState.ts';
import { useMovedViews } from '../../state/leadList/useMovedViews.ts';
import { screenMessages } from '../../texts/screens.ts';
import { OpeningLead } from './OpeningLead.tsx';

const EventFilter = lazy(() => import('./EventFilter.tsx'));
const OwnerFilter = lazy(() => import('./OwnerFilter.tsx'));

export interface LeadListProps {
  /** Whether it offers every column and filter, unlike beside other content. @default true */
  isWhole?: boolean;
}

/** The list shared by the dashboard and Lead Management, with its state in the URL. */
export function LeadList({ isWhole = true }: LeadListProps) {
  const [state, setState] = useLeadListState();
  const { leads: texts } = useTexts(screenMessages);
  const { openLead, openCapture } = useOverlays();
  const { shortcuts } = usePreferences();
  const onOpenLead = useCallback(
    (id: string, startsAt?: 'email') => openLead(id, { startsAt }),
    [openLead],
  );
  const confirmed = useConfirmed();
  const userId = useSession()?.user.id ?? '';
  const preferences = useLeadListPreferences(userId);
  const [{ columns }, changePreferences] = preferences;
  useMovedViews(userId, preferences);
  return (
    <Stack gap={3}>
      <OpeningLead />
      {state.event !== null && (
        <Suspense>
          <EventFilter
            eventId={state.event}
            stage={state.stage}
            onClear={() => setState({ ...state, event: null, stage: null, page: 1, cursor: null })}
          />
        </Suspense>
      )}
      {state.owner !== null && state.owner !== 'none' && (
        <Suspense>
          <OwnerFilter
            ownerId={state.owner}
            onClear={() => setState({ ...state, owner: null, page: 1, cursor: null })}
          />
        </Suspense>
      )}
      <LeadTable
        state={state}
        onStateChange={setState}
        onOpenLead={onOpenLead}
        hasViews
        columns={columns}
        onColumnsChange={(next) => changePreferences(() => ({ columns: next }))}
        confirm={confirmed}
        shortcuts={shortcuts}
        hasOwners={isWhole}
        hasMore={isWhole}
        emptyAction={
          <Button variant="primary" icon={ScanLine} onPress={() => openCapture('scan')}>
            {texts.capture}
          </Button>
        }
      />
    </Stack>
  );
}
