import type { HttpHandler } from 'msw';
import { calls, type Event } from '@cardinal/contract';
import { paging } from '@cardinal/contract/limits';
import { outcomes, type OutcomeOptions } from './outcomes.ts';

const list = outcomes(calls.events);

/** Pages these events as the server would. @param size Events on a page if the call names none. */
function serves(
  rows: readonly Event[],
  { size = paging.default, ...options }: OutcomeOptions & { size?: number } = {},
): HttpHandler {
  return list.replies(({ query }) => {
    const start = Number(query.get('cursor') ?? 0);
    const end = start + Math.min(size, Number(query.get('limit') ?? size));
    const hasNext = end < rows.length;
    return {
      answer: rows.slice(start, end),
      headers: {
        'X-Total-Count': String(rows.length),
        ...(hasNext && { Link: `</api/events?cursor=${end}>; rel="next"` }),
      },
    };
  }, options);
}

/** `/api/events` and the paths below it. */
export const events = {
  list: { ...list, serves, empty: () => list.returns([]) },
  one: outcomes(calls.event),
  board: outcomes(calls.eventBoard),
  tellHeld: outcomes(calls.tellHeldCaptures),
  create: outcomes(calls.createEvent),
  update: outcomes(calls.updateEvent),
  remove: outcomes(calls.deleteEvent),
  attendeeList: outcomes(calls.createAttendeeList),
  createLeads: outcomes(calls.createEventLeads),
  questions: outcomes(calls.eventQuestions),
  setQuestions: outcomes(calls.setEventQuestions),
};
