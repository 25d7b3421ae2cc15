import type { HttpHandler } from 'msw';
import { calls, type Communication } from '@cardinal/contract';
import { fold } from '@cardinal/contract/fold';
import { paging } from '@cardinal/contract/limits';
import { outcomes, type OutcomeOptions } from './outcomes.ts';

const list = outcomes(calls.communications);
const due = outcomes(calls.dueLeads);
const mailbox = outcomes(calls.mailbox);

/** The communications that match the query's filters, by as many of the server's rules as stories need. */
function select(rows: readonly Communication[], query: URLSearchParams): Communication[] {
  const words = fold(query.get('q') ?? '')
    .split(' ')
    .filter(Boolean);
  return rows.filter(({ type, lead, title, description }) => {
    const text = fold(
      [lead.first_name, lead.last_name, lead.company, title, description].join(' '),
    );
    return (
      (query.get('type') ?? type) === type &&
      (query.get('lead_id') ?? lead.id) === lead.id &&
      words.every((word) => text.includes(word))
    );
  });
}

/** Filters, searches and pages these communications as the server would. */
function serves(rows: readonly Communication[], options: OutcomeOptions = {}): HttpHandler {
  return list.replies(({ query }) => {
    const found = select(rows, query);
    const start = Number(query.get('cursor') ?? 0);
    const size = paging.default;
    const link = (cursor: number, rel: string) =>
      `</api/communications?cursor=${cursor}>; rel="${rel}"`;
    const links = [
      ...(start + size < found.length ? [link(start + size, 'next')] : []),
      ...(start > 0 ? [link(Math.max(0, start - size), 'prev')] : []),
    ].join(', ');
    return {
      answer: found.slice(start, start + size),
      headers: { 'X-Total-Count': String(found.length), ...(links && { Link: links }) },
    };
  }, options);
}

/** `/api/communications`, the leads waiting for contact, and the local mailbox. */
export const communications = {
  list: { ...list, empty: () => list.returns([]), serves },
  due: {
    ...due,
    returns: (rows: Parameters<typeof due.returns>[0], options: OutcomeOptions = {}) =>
      due.returns(rows, {
        ...options,
        headers: { 'X-Total-Count': String(rows.length), ...options.headers },
      }),
    empty: () => due.returns([], { headers: { 'X-Total-Count': '0' } }),
  },
  mailbox: { ...mailbox, empty: () => mailbox.returns([]) },
};
