import type { RequestContext } from '../../http/environment.ts';
import type { createPartnersArea } from '../../services/partners/index.ts';
import { Failure } from '../../services/shared/failures.ts';
import { newEntry } from './formEntry.ts';
import { formPolicy, readLook } from './formLook.ts';
import { formPage, wordsPage, type FormContent, type FormFrame } from './formPage.ts';
import { chooseLanguage, formTexts } from './formTexts.ts';

/** The form of a key. */
export type Form = Awaited<ReturnType<ReturnType<typeof createPartnersArea>['formOf']>>;

/** What a form shows: the input, its errors and a notice. */
type Outcome = Pick<FormContent, 'values' | 'errors' | 'notice'>;

const languageOf = (c: RequestContext) =>
  chooseLanguage(c.req.query('locale'), c.req.header('Accept-Language') ?? '');

/** The texts in the visitor's language. */
export const textsFor = (c: RequestContext) => formTexts[languageOf(c)];

/** Prepares a response that only pages of these origins may frame. */
function frameOf(c: RequestContext, origins: readonly string[]): FormFrame {
  const look = readLook((name) => c.req.query(name));
  // The policy lists the pages that may frame this one; the older header could only forbid it to all.
  const { 'X-Frame-Options': _none, ...headers } = c.get('headers') ?? {};
  c.set('headers', headers);
  c.header('Content-Security-Policy', formPolicy(look, origins));
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept-Language');
  return { language: languageOf(c), look, origins };
}

/** The page for a key without a form, and for pages that may not send one. */
export function refusal(c: RequestContext, error: unknown): Response | Promise<Response> {
  if (!(error instanceof Failure)) throw error;
  const { kind } = error;
  if (kind !== 'key_refused' && kind !== 'scope' && kind !== 'origin_refused') throw error;
  const frame = frameOf(c, []);
  const texts = formTexts[frame.language];
  return kind === 'origin_refused'
    ? c.html(wordsPage(frame, { title: texts.forbidden, text: texts.forbiddenText }), 403)
    : c.html(wordsPage(frame, { title: texts.ended, text: texts.endedText }), 404);
}

export function showForm(
  c: RequestContext,
  form: Form,
  outcome: Outcome,
  status: 200 | 413 | 422 | 429,
) {
  const frame = frameOf(c, form.origins);
  const { companyName, eventName } = form;
  const content = { companyName, eventName, ...outcome, entry: newEntry() };
  return c.html(formPage(frame, content), status);
}

/** Leads to the page after sending: the same URL with `sent`, so that reloading it sends nothing. */
export function redirectToSent(c: RequestContext) {
  const query = new URLSearchParams(c.req.query());
  query.set('sent', '1');
  return c.redirect(`${c.req.path}?${query}`, 303);
}

/** The page after sending, with a link to another form. */
export function showSent(c: RequestContext, form: Form) {
  const frame = frameOf(c, form.origins);
  const texts = formTexts[frame.language];
  const { sent: _sent, ...rest } = c.req.query();
  const link = { to: `?${new URLSearchParams(rest)}`, label: texts.another };
  return c.html(
    wordsPage(frame, { title: texts.sent, text: texts.sentText(form.companyName), link }),
  );
}
