import type { TextsOf } from '@cardinal/contract/messages';
import type { Event, EventInput } from '@cardinal/contract';
import { eventDateFields, eventFields, eventTextFields, perField } from '@cardinal/contract/labels';
import { foundErrors, type FieldErrors } from '../forms/fieldErrors.ts';
import type { eventMessages } from './texts.ts';
import { isWebAddress, withScheme } from './webAddress.ts';

/** An event that is being entered; its dates are in ISO 8601, and null while they are incomplete. */
export type EventDraft = Record<(typeof eventTextFields)[number], string> &
  Record<(typeof eventDateFields)[number], string | null>;

/** The empty form. */
export const emptyEvent: EventDraft = {
  ...perField(eventTextFields, () => ''),
  ...perField(eventDateFields, () => null),
};

/** A stored event as the form shows it. */
export const draftOf = (event: Event): EventDraft => perField(eventFields, (name) => event[name]);

/** The errors of an event, and the toast that reports them; worded as in the specification. */
export interface EventProblem {
  title: string;
  description: string;
  errors: FieldErrors;
}

function missingFields(
  { name, location, start_date, end_date }: EventDraft,
  form: TextsOf<typeof eventMessages>['form'],
): FieldErrors {
  return foundErrors({
    name: name.trim() === '' && form.required({ label: form.name }),
    location: location.trim() === '' && form.required({ label: form.location }),
    start_date: start_date === null && form.required({ label: form.start }),
    end_date: end_date === null && form.required({ label: form.end }),
  });
}

function wrongAddresses(
  { photo_url, event_url }: EventDraft,
  form: TextsOf<typeof eventMessages>['form'],
): FieldErrors {
  const isWrong = (text: string) => text.trim() !== '' && !isWebAddress(withScheme(text));
  return foundErrors({
    photo_url: isWrong(photo_url) && form.webAddress,
    event_url: isWrong(event_url) && form.webAddress,
  });
}

const isOutOfOrder = ({ start_date, end_date }: EventDraft) =>
  start_date !== null && end_date !== null && Date.parse(start_date) >= Date.parse(end_date);

/** The errors of an event that can be found without the server; undefined if there are none. */
export function problemOf(
  draft: EventDraft,
  { form, toasts }: TextsOf<typeof eventMessages>,
): EventProblem | undefined {
  const missing = missingFields(draft, form);
  const addresses = wrongAddresses(draft, form);
  const order = foundErrors({ end_date: isOutOfOrder(draft) && form.order });
  const errors = { ...missing, ...order, ...addresses };
  // Every field is marked; the toast names the first of the reasons.
  if (Object.keys(missing).length > 0) return { ...toasts.missing, errors };
  if (Object.keys(order).length > 0) return { ...toasts.order, errors };
  if (Object.keys(addresses).length > 0) {
    return { title: toasts.error, description: form.webAddress, errors };
  }
  return undefined;
}

/** The body of the call; a missing date, which `problemOf` finds, is refused by the server. */
export function toEventInput({ start_date, end_date, ...draft }: EventDraft): EventInput {
  return {
    ...draft,
    start_date: start_date ?? '',
    end_date: end_date ?? '',
    photo_url: withScheme(draft.photo_url),
    event_url: withScheme(draft.event_url),
  };
}

/** The server's messages by the form's fields; others are omitted. */
export function refusedFields(messages: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(
    eventFields.flatMap((name) => (messages[name] === undefined ? [] : [[name, messages[name]]])),
  );
}
