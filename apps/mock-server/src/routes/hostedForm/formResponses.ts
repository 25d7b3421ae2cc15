import type { RequestContext } from '../../http/environment.ts';
import type { createPartnersArea } from '../../services/partners/index.ts';
import { Failure } from '../../services/shared/failures.ts';
import { newEntry } from './formEntry.ts';
import { formPolicy, readLook } from './formLook.ts';
import { formPage, ownText, wordsPage, type FormContent, type FormFrame } from './formPage.ts';
import { loadTexts } from '@cardinal/contract/messages';
import { visitorLanguage, visitorMessages } from '@cardinal/contract/visitors';

/** The form of a key. */
export type Form = Awaited<ReturnType<ReturnType<typeof createPartnersArea>['formOf']>>;

/** What a form shows: the input, its errors and a notice. */
type Outcome = Pick<FormContent, 'values' | 'errors' | 'notice'>;

const languageOf = (c: RequestContext) =>
  visitorLanguage(c.req.query('locale'), c.req.header('Accept-Language'));

/** The texts in the visitor's language. */
export const textsFor = (c: RequestContext) => loadTexts(visitorMessages, languageOf(c));

/** Prepares a response that only pages of these origins may frame. */
async function frameOf(c: RequestContext, origins: readonly string[]): Promise<FormFrame> {
  const look = readLook((name) => c.req.query(name));
  // The policy lists the pages that may frame this one; the older header could only forbid it to all.
  const { 'X-Frame-Options': _none, ...headers } = c.get('headers') ?? {};
  c.set('headers', headers);
  c.header('Content-Security-Policy', formPolicy(look, origins));
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept-Language');
  return { language: languageOf(c), texts: await textsFor(c), look, origins };
}

/** The page for a key without a form, and for pages that may not send one. */
export async function refusal(c: RequestContext, error: unknown): Promise<Response> {
  if (!(error instanceof Failure)) throw error;
  const { kind } = error;
  if (kind !== 'key_refused' && kind !== 'scope' && kind !== 'origin_refused') throw error;
  const frame = await frameOf(c, []);
  const texts = frame.texts.problems;
  return kind === 'origin_refused'
    ? c.html(wordsPage(frame, { title: texts.forbidden, text: texts.forbiddenHelp }), 403)
    : c.html(wordsPage(frame, { title: texts.ended, text: texts.endedHelp }), 404);
}

/** The page after an unexpected error, which is in the log: visitors cannot read a problem in JSON. */
export async function showFailure(c: RequestContext, { status, headers }: Response) {
  // Hono would keep the headers of the response that this one replaces.
  c.res = undefined;
  c.finalized = false;
  c.set('hasHeaders', undefined);
  const frame = await frameOf(c, []);
  const { notSent, title, unknown } = frame.texts.problems;
  const words = { title: c.req.method === 'POST' ? notSent : title, text: unknown };
  const retryAfter = headers.get('Retry-After');
  if (retryAfter !== null) c.header('Retry-After', retryAfter);
  return c.html(wordsPage(frame, words), status === 503 ? 503 : 500);
}

export async function showForm(
  c: RequestContext,
  form: Form,
  outcome: Outcome,
  status: 200 | 413 | 422 | 429,
) {
  const frame = await frameOf(c, form.origins);
  const { companyName, eventName, visitorForm: settings } = form;
  const content = { companyName, eventName, settings, ...outcome, entry: newEntry() };
  return c.html(formPage(frame, content), status);
}

/** Leads to the page after sending: the same URL with `sent`, so that reloading it sends nothing. */
export function redirectToSent(c: RequestContext) {
  const query = new URLSearchParams(c.req.query());
  query.set('sent', '1');
  return c.redirect(`${c.req.path}?${query}`, 303);
}

/** The page after sending, with a link to another form. */
export async function showSent(c: RequestContext, form: Form) {
  const frame = await frameOf(c, form.origins);
  const texts = frame.texts.form;
  const { companyName, visitorForm } = form;
  const { sent: _sent, ...rest } = c.req.query();
  const link = { to: `?${new URLSearchParams(rest)}`, label: texts.another };
  const own = visitorForm.thanks_text;
  const text = own === '' ? texts.sentTo({ company: companyName }) : ownText(own);
  return c.html(wordsPage(frame, { title: texts.sent, text, link }));
}
