import { createHash, randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Environment, RequestContext } from '../../http/environment.ts';
import { closeAddress } from '../../http/otherMethods.ts';
import { createCallerReader } from '../../http/requests/caller.ts';
import { idempotentCall } from '../../http/requests/idempotentRequest.ts';
import type { ServerContext } from '../../services/context.ts';
import { createPartnersArea } from '../../services/partners/index.ts';
import { Failure, originRefused } from '../../services/shared/failures.ts';
import { formStyle, sizeScript } from './formFiles.ts';
import { checkForm, largestForm, noValues, readForm } from './formInput.ts';
import type { FormErrors, FormValues, SentForm } from './formInput.ts';
import { formPolicy, readLook } from './formLook.ts';
import { formAssets, formPage, wordsPage } from './formPage.ts';
import type { FormContent, FormFrame } from './formPage.ts';
import { chooseLanguage, formTexts } from './formTexts.ts';

const path = '/f/:key{ck_[\\w-]+}';
/** The path pattern in logs, which never contain a key. */
const route = '/f/{key}';
const anHour = 'public, max-age=3600';

type Form = Awaited<ReturnType<ReturnType<typeof createPartnersArea>['formOf']>>;
type Outcome = Pick<FormContent, 'values' | 'errors' | 'notice'>;

/**
 * Adds the hosted form of each partner key: for links, QR codes, and pages that permit no scripts.
 * It is plain HTML. Sending it needs no session, so cross-site request forgery gains nothing.
 */
export function hostedFormRoutes(app: Hono<Environment>, context: ServerContext) {
  const { formOf, capturesOf } = createPartnersArea(context);
  const callerOf = createCallerReader(context.settings.trustProxy);
  const ownOrigin = new URL(context.publicUrl).origin;

  /** Prepares a response that only pages of these origins may frame. */
  function frameOf(c: RequestContext, origins: readonly string[]): FormFrame {
    const look = readLook((name) => c.req.query(name));
    const language = chooseLanguage(c.req.query('locale'), c.req.header('Accept-Language') ?? '');
    // The policy lists the pages that may frame this one; the older header could only forbid it to
    // all.
    const { 'X-Frame-Options': _none, ...headers } = c.get('headers') ?? {};
    c.set('headers', headers);
    c.header('Content-Security-Policy', formPolicy(look, origins));
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Accept-Language');
    return { language, look, origins };
  }

  /** The page for a key without a form, and for pages that may not send one. */
  function refusal(c: RequestContext, error: unknown): Response | Promise<Response> {
    if (!(error instanceof Failure)) throw error;
    const { kind } = error;
    if (kind !== 'key_refused' && kind !== 'scope' && kind !== 'origin_refused') throw error;
    const frame = frameOf(c, []);
    const texts = formTexts[frame.language];
    return kind === 'origin_refused'
      ? c.html(wordsPage(frame, { title: texts.forbidden, text: texts.forbiddenText }), 403)
      : c.html(wordsPage(frame, { title: texts.ended, text: texts.endedText }), 404);
  }

  function show(c: RequestContext, form: Form, outcome: Outcome, status: 200 | 413 | 422 | 429) {
    const frame = frameOf(c, form.origins);
    const { companyName, eventName } = form;
    const content = { companyName, eventName, ...outcome, entry: randomUUID() };
    return c.html(formPage(frame, content), status);
  }

  const textsFor = (c: RequestContext) =>
    formTexts[chooseLanguage(c.req.query('locale'), c.req.header('Accept-Language') ?? '')];

  /**
   * Browsers send `null` from a sandboxed frame, and some send no origin with a same-origin form.
   */
  function requireKnownOrigin(c: RequestContext, { origins }: Form): void {
    const origin = c.req.header('Origin');
    if (origin === undefined || origin === 'null') return;
    const isOwn = URL.parse(origin)?.host === c.req.header('Host');
    if (!isOwn && ![ownOrigin, ...origins].includes(origin)) throw originRefused();
  }

  /**
   * Reads the card and shows the form filled in from it; typed values stay where the card has none.
   */
  async function readCard(c: RequestContext, form: Form, values: FormValues, card: File) {
    const texts = textsFor(c);
    const failed = (text: string, status: 200 | 413 | 422 | 429) =>
      show(c, form, { values, errors: {}, notice: { text, isError: true } }, status);
    try {
      const image_data = Buffer.from(await card.arrayBuffer()).toString('base64');
      const { signal } = c.req.raw;
      const scan = await capturesOf(form.partner).scan({ image_data, company_id: null }, signal);
      if (!scan.readable) return failed(texts.cardUnreadable, 200);
      const {
        lead_status: _a,
        lead_type: _b,
        source: _c,
        notes: _d,
        ...found
      } = scan.suggested_lead;
      const read = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''));
      const notice = { text: texts.cardRead, isError: false };
      return show(c, form, { values: { ...values, ...read }, errors: {}, notice }, 200);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.kind === 'too_large') return failed(texts.cardTooLarge, 413);
      return failed(texts.cardFailed, error.kind === 'too_many_requests' ? 429 : 422);
    }
  }

  /** The same URL with `sent`, so that reloading the page sends nothing. */
  function thanks(c: RequestContext) {
    const query = new URLSearchParams(c.req.query());
    query.set('sent', '1');
    return c.redirect(`${c.req.path}?${query}`, 303);
  }

  async function save(c: RequestContext, form: Form, { values, entry }: SentForm) {
    const checked = checkForm(values, textsFor(c));
    if (checked.errors) {
      return show(c, form, { values, errors: checked.errors, notice: undefined }, 422);
    }
    const hash = createHash('sha256').update(JSON.stringify(values)).digest('base64url');
    // If it is sent again after a change, it counts as another entry.
    const call = idempotentCall(entry && `${entry}.${hash}`, {
      method: 'POST',
      path: route,
      body: values,
    });
    try {
      await capturesOf(form.partner).create(checked.lead, callerOf(c).address, call);
      return thanks(c);
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'too_many_requests') throw error;
      c.header('Retry-After', String(Math.max(1, Math.ceil(error.retryAfter ?? 1))));
      const notice = { text: textsFor(c).busy, isError: true };
      return show(c, form, { values, errors: noErrors, notice }, 429);
    }
  }

  app.get(path, async (c) => {
    c.set('route', route);
    try {
      const form = await formOf(c.req.param('key'));
      if (c.req.query('sent') !== '1') {
        return await show(c, form, { values: noValues, errors: noErrors, notice: undefined }, 200);
      }
      const frame = frameOf(c, form.origins);
      const texts = formTexts[frame.language];
      const { sent: _sent, ...rest } = c.req.query();
      const link = { to: `?${new URLSearchParams(rest)}`, label: texts.another };
      const text = texts.sentText(form.companyName);
      return await c.html(wordsPage(frame, { title: texts.sent, text, link }));
    } catch (error) {
      return refusal(c, error);
    }
  });

  const limit = bodyLimit({
    maxSize: largestForm,
    onError: async (c: RequestContext) => {
      try {
        const form = await formOf(c.req.param('key') ?? '');
        const notice = { text: textsFor(c).cardTooLarge, isError: true };
        return await show(c, form, { values: noValues, errors: noErrors, notice }, 413);
      } catch (error) {
        return refusal(c, error);
      }
    },
  });

  app.post(path, limit, async (c) => {
    c.set('route', route);
    try {
      const form = await formOf(c.req.param('key'));
      requireKnownOrigin(c, form);
      const sent = await readForm(c);
      // A program is not told that it was detected.
      if (sent.isTrapped) return thanks(c);
      const { values, card, wantsCard } = sent;
      const isBlank = values.first_name.trim() === '' && values.email.trim() === '';
      return card && (wantsCard || isBlank)
        ? await readCard(c, form, values, card)
        : await save(c, form, sent);
    } catch (error) {
      return refusal(c, error);
    }
  });

  app.get(formAssets.style, (c) => {
    c.set('route', formAssets.style);
    return c.body(formStyle, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': anHour,
    });
  });
  app.get(formAssets.script, (c) => {
    c.set('route', formAssets.script);
    return c.body(sizeScript, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': anHour,
    });
  });

  closeAddress(app, path, ['GET', 'POST']);
  for (const asset of Object.values(formAssets)) closeAddress(app, asset);
}

const noErrors: FormErrors = {};
