import type { Event, EventInput } from '@cardinal/contract';
import {
  eventDateFields,
  eventFields,
  eventTextFields,
  perField,
  type EventField,
} from '@cardinal/contract/labels';
import { eventTexts } from './texts.ts';
import { isWebAddress, withScheme } from './webAddress.ts';

/** An event that is being entered; its dates are in ISO 8601, and null while they are incomplete. */
export type EventDraft = Record<(typeof eventTextFields)[number], string> &
  Record<(typeof eventDateFields)[number], string | null>;

/** Messages at the fields. */
export type EventErrors = Readonly<Partial<Record<EventField, string>>>;

/** The empty form. */
export const emptyEvent: EventDraft = {
  ...perField(eventTextFields, () => ''),
  ...perField(eventDateFields, () => null),
};

/** A stored event as the form shows it. */
export const draftOf = (event: Event): EventDraft => perField(eventFields, (name) => event[name]);

/** Whether two drafts differ. */
export const isChanged = (draft: EventDraft, from: EventDraft): boolean =>
  eventFields.some((name) => draft[name] !== from[name]);

/** The errors of an event, and the toast that reports them; worded as in the specification. */
export interface EventProblem {
  title: string;
  description: string;
  errors: EventErrors;
}

const { form, toasts } = eventTexts;

function missingFields({ name, location, start_date, end_date }: EventDraft): EventErrors {
  return {
    ...(name.trim() === '' && { name: form.required(form.name) }),
    ...(location.trim() === '' && { location: form.required(form.location) }),
    ...(start_date === null && { start_date: form.required(form.start) }),
    ...(end_date === null && { end_date: form.required(form.end) }),
  };
}

function wrongAddresses({ photo_url, event_url }: EventDraft): EventErrors {
  const isWrong = (text: string) => text.trim() !== '' && !isWebAddress(withScheme(text));
  return {
    ...(isWrong(photo_url) && { photo_url: form.webAddress }),
    ...(isWrong(event_url) && { event_url: form.webAddress }),
  };
}

const isOutOfOrder = ({ start_date, end_date }: EventDraft) =>
  start_date !== null && end_date !== null && Date.parse(start_date) >= Date.parse(end_date);

/** The errors of an event that can be found without the server; undefined if there are none. */
export function problemOf(draft: EventDraft): EventProblem | undefined {
  const missing = missingFields(draft);
  const addresses = wrongAddresses(draft);
  const order = isOutOfOrder(draft) ? { end_date: form.order } : {};
  const errors = { ...missing, ...order, ...addresses };
  // Every field is marked; the toast names the first of the reasons.
  if (Object.keys(missing).length > 0) return { ...toasts.missing, errors };
  if (Object.keys(order).length > 0) return { ...toasts.order, errors };
  if (Object.keys(addresses).length > 0) {
    return { title: toasts.error, description: form.webAddress, errors };
  }
  return undefined;
}

/** The body of the call; null while a date is missing. */
export function toEventInput({ start_date, end_date, ...draft }: EventDraft): EventInput | null {
  if (start_date === null || end_date === null) return null;
  return {
    ...draft,
    start_date,
    end_date,
    photo_url: withScheme(draft.photo_url),
    event_url: withScheme(draft.event_url),
  };
}

/** The server's messages by the form's fields; others are omitted. */
export function refusedFields(messages: Readonly<Record<string, string>>): EventErrors {
  return Object.fromEntries(
    eventFields.flatMap((name) => (messages[name] === undefined ? [] : [[name, messages[name]]])),
  );
}
