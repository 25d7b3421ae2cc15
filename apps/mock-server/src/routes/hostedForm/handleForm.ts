import type { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { RequestContext } from '../../http/environment.ts';
import { idempotentCall } from '../../http/requests/idempotentRequest.ts';
import type { createPartnersArea } from '../../services/partners/index.ts';
import type { Entry } from '../../services/partners/traffic.ts';
import { Failure } from '../../services/shared/failures.ts';
import { checkForm, noErrors, type FormValues, type SentForm } from './formInput.ts';
import { redirectToSent, showForm, textsFor, type Form } from './formResponses.ts';

/** The path pattern in logs, which never contain a key. */
export const route = '/f/{key}';

type CapturesOf = ReturnType<typeof createPartnersArea>['capturesOf'];

/** Creates the function that reads the card of a sent form. */
export const createCardReading =
  (capturesOf: CapturesOf) =>
  /**
   * Reads the card and shows the form filled in from it; typed values stay where the card has none.
   */
  async (c: RequestContext, form: Form, values: FormValues, card: Buffer) => {
    const { card: texts } = await textsFor(c);
    const failed = (text: string, status: 200 | 413 | 422 | 429) =>
      showForm(c, form, { values, errors: noErrors, notice: { text, isError: true } }, status);
    try {
      const image_data = card.toString('base64');
      const { signal } = c.req.raw;
      const scan = await capturesOf(form.partner).scan(
        { image_data, company_id: null },
        c.get('caller').address,
        signal,
      );
      if (!scan.readable) return failed(texts.unreadable, 200);
      const {
        lead_status: _a,
        lead_type: _b,
        source: _c,
        notes: _d,
        ...found
      } = scan.suggested_lead;
      const read = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''));
      const notice = { text: texts.done, isError: false };
      return showForm(c, form, { values: { ...values, ...read }, errors: noErrors, notice }, 200);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.kind === 'too_large') return failed(texts.tooLarge, 413);
      return failed(texts.failed, error.kind === 'too_many_requests' ? 429 : 422);
    }
  };

/** Creates the function that saves a sent form as a lead. */
export const createFormSaving =
  (capturesOf: CapturesOf) =>
  /** Saves the lead, or shows the form with its errors. */
  async (c: RequestContext, form: Form, { values, entry }: SentForm, received: Entry) => {
    const asked = { settings: form.visitorForm, eventId: form.partner.eventId };
    const checked = checkForm(values, asked, await textsFor(c));
    if (checked.errors) {
      return showForm(c, form, { values, errors: checked.errors, notice: undefined }, 422);
    }
    const hash = createHash('sha256').update(JSON.stringify(values)).digest('base64url');
    // If it is sent again after a change, it counts as another entry.
    const call = idempotentCall(entry && `${entry}.${hash}`, {
      method: 'POST',
      path: route,
      sent: JSON.stringify(values),
    });
    try {
      await capturesOf(form.partner).create(checked.lead, received, call);
      return redirectToSent(c);
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'too_many_requests') throw error;
      return showBusy(c, form, values, error);
    }
  };

/** Shows the form with what was typed, and says that there were too many entries. */
export async function showBusy(c: RequestContext, form: Form, values: FormValues, error: Failure) {
  c.header('Retry-After', String(Math.max(1, Math.ceil(error.retryAfter ?? 1))));
  const notice = { text: (await textsFor(c)).problems.busy, isError: true };
  return showForm(c, form, { values, errors: noErrors, notice }, 429);
}
