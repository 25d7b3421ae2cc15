import type { Event } from '@cardinal/contract';
import {
  initialLeadListState,
  leadListStateToSearch,
  LeadTable,
  useConfirmed,
  useTexts,
} from '@cardinal/crm-features';
import { AttendeeList } from '@cardinal/crm-features/attendee-list';
import { EventPage, type EventPageProps } from '@cardinal/crm-features/events';
import { Button } from '@cardinal/ui';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { usePreferences } from '../../state/preferences.ts';
import { useHere } from '../../state/useHere.ts';
import { paths } from '../../paths.ts';
import { ScreenLoading } from '../../screen/ScreenLoading.tsx';
import { screenPath } from '../../state/screenPath.ts';
import { useImportAddress } from '../../state/useImportAddress.ts';
import { useOverlays } from '../../state/useOverlays.ts';
import { useScreen } from '../../screen/useScreen.ts';
import { useLeadListState } from '../../state/leadList/useLeadListState.ts';
import { screenMessages } from '../../texts/screens.ts';

const AttendeeListScreen = lazy(() => import('./AttendeeListScreen.tsx'));

/** The leads of an event, with the rest of the list's state in the URL. */
function EventLeads({ event, emptyAction }: { event: Event; emptyAction: ReactNode }) {
  const [inUrl, setState] = useLeadListState();
  const { openLead } = useOverlays();
  const { shortcuts } = usePreferences();
  const confirmed = useConfirmed();
  const state = useMemo(() => ({ ...inUrl, event: event.id }), [inUrl, event.id]);
  // The URL of a lead identifies its list, for the next and the previous lead.
  const open = useCallback(
    (id: string, startsAt?: 'email') =>
      openLead(id, { search: leadListStateToSearch(state), startsAt }),
    [openLead, state],
  );
  return (
    <LeadTable
      state={state}
      onStateChange={(next) => setState({ ...next, event: null })}
      onOpenLead={open}
      confirm={confirmed}
      shortcuts={shortcuts}
      emptyAction={emptyAction}
    />
  );
}

/** The list of the leads behind a figure of an event's board. */
const leadsHref: EventPageProps['leadsHref'] = (event, { stage = null, owner = null }) =>
  `${paths.leads}?${leadListStateToSearch({ ...initialLeadListState, event, stage, owner })}`;

/** The page of an event. */
function EventScreen({ id, onImport }: { id: string; onImport: (importId: string) => void }) {
  const navigate = useNavigate();
  const { event: texts } = useTexts(screenMessages);
  const [name, setName] = useState(texts.title);
  const here = useHere();
  const { openCapture } = useOverlays();
  useScreen(name);
  return (
    <EventPage
      eventId={id}
      eventsHref={paths.events}
      onLoaded={(event) => setName(event.name)}
      onGone={() => {
        setName(texts.notFound);
        here.leave(id);
      }}
      isHere={here.event?.id === id}
      onHereChange={here.set}
      onScan={() => openCapture('scan')}
      leadsHref={leadsHref}
      onDeleted={() => {
        here.leave(id);
        void navigate(paths.events, { replace: true });
      }}
      renderAttendeeList={(event) => (
        <AttendeeList
          eventId={event.id}
          onUploaded={onImport}
          waitingHref={`${paths.leads}?${leadListStateToSearch({ ...initialLeadListState, event: event.id, stand: 'incomplete' }).toString()}`}
        />
      )}
      renderLeads={(event, { createLeads }) => (
        <EventLeads
          event={event}
          emptyAction={
            <Button icon={UserPlus} onPress={createLeads}>
              {texts.create}
            </Button>
          }
        />
      )}
    />
  );
}

/** /events/:id: one event and its leads, or the list of attendees that the URL names. */
export default function EventRoute() {
  const pathname = screenPath(useLocation());
  const id = matchPath(paths.event, pathname)?.params.id ?? '';
  const { isShown, importId, show, leave } = useImportAddress();
  if (!isShown) return <EventScreen id={id} onImport={show} />;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <AttendeeListScreen
        eventId={id}
        importId={importId}
        onImportIdChange={show}
        onLeave={leave}
      />
    </Suspense>
  );
}
