import { queryOptions } from '@tanstack/react-query';
import type { Event } from '@cardinal/contract';
import { paging } from '@cardinal/contract/limits';
import type { ApiClient } from '../http/apiClient.ts';
import { linkedCursor } from './pageFacts.ts';
import { queryKeys } from './queryKeys.ts';

/** Most events that a choice offers; nobody looks through more. */
const mostEvents = 2_000;

/** One page of events, latest start first, and the cursor of the next one. */
export interface EventsPage {
  events: readonly Event[];
  next: string | null;
}

/**
 * Reads a page of events. The first one is the specification's call; following ones are larger.
 * @param cursor Where the page begins; null for the first one
 */
export async function readEventPage(
  api: ApiClient,
  cursor: string | null,
  signal: AbortSignal,
): Promise<EventsPage> {
  const query = cursor === null ? {} : { limit: paging.max, cursor };
  const { data, headers } = await api.get('/api/events', { query, signal });
  return { events: data, next: linkedCursor(headers.get('Link'), 'next') };
}

/** The company's events, latest first, to choose from or to name the event of a lead. */
export const eventsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.events,
    queryFn: async ({ signal }) => {
      let page = await readEventPage(api, null, signal);
      const events = [...page.events];
      while (page.next !== null && events.length < mostEvents) {
        page = await readEventPage(api, page.next, signal);
        events.push(...page.events);
      }
      return events;
    },
  });
