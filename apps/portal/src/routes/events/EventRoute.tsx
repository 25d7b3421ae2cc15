import type { Event } from '@cardinal/contract';
import { leadListStateToSearch, LeadTable, useConfirmed } from '@cardinal/crm-features';
import { EventPage } from '@cardinal/crm-features/events';
import { Button } from '@cardinal/ui';
import { UserPlus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { usePreferences } from '../../app/preferences.ts';
import { useHere } from '../../app/useHere.ts';
import { paths } from '../../paths.ts';
import { screenPath } from '../../shell/screenPath.ts';
import { useOverlays } from '../../shell/useOverlays.ts';
import { useScreen } from '../../shell/useScreen.ts';
import { useLeadListState } from '../leads/useLeadListState.ts';

/** The leads of an event, with the rest of the list's state in the URL. */
function EventLeads({ event, emptyAction }: { event: Event; emptyAction: ReactNode }) {
  const [inUrl, setState] = useLeadListState();
  const { openLead } = useOverlays();
  const { shortcuts } = usePreferences();
  const confirmed = useConfirmed();
  const state = useMemo(() => ({ ...inUrl, event: event.id }), [inUrl, event.id]);
  // The address of a lead says which list it is in, for the next and the previous one.
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

/** /events/:id: one event and its leads. */
export default function EventRoute() {
  const pathname = screenPath(useLocation());
  const id = matchPath(paths.event, pathname)?.params.id ?? '';
  const navigate = useNavigate();
  const [name, setName] = useState('Event');
  const here = useHere();
  useScreen(name);
  return (
    <EventPage
      eventId={id}
      eventsHref={paths.events}
      onLoaded={(event) => setName(event.name)}
      isHere={here.event?.id === id}
      onHereChange={here.set}
      onDeleted={() => void navigate(paths.events, { replace: true })}
      renderLeads={(event, { createLeads }) => (
        <EventLeads
          event={event}
          emptyAction={
            <Button icon={UserPlus} onPress={createLeads}>
              Create Leads
            </Button>
          }
        />
      )}
    />
  );
}
