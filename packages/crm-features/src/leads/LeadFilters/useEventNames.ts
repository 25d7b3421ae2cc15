import { useQuery } from '@tanstack/react-query';
import type { Event, Lead } from '@cardinal/contract';
import { useMemo } from 'react';
import { useApi } from '../../client/CrmContext.ts';
import { eventsQuery } from '../../client/queries/eventsQuery.ts';

const noEvents: readonly Event[] = [];

/**
 * The events to filter by, and the name of the event at which a lead was met; nothing for a list that
 * offers neither.
 */
export function useEventNames(isEnabled: boolean) {
  const { data: events = noEvents } = useQuery({ ...eventsQuery(useApi()), enabled: isEnabled });
  return useMemo(() => {
    if (!isEnabled) return {};
    const names = new Map(events.map(({ id, name }) => [id, name]));
    return {
      choices: events.map(({ id, name }) => ({ id, label: name })),
      eventOf: ({ event_id: id }: Lead) => (id === null ? '' : (names.get(id) ?? '')),
    };
  }, [isEnabled, events]);
}
