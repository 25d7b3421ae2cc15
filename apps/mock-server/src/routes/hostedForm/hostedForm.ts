import { sizes } from '@cardinal/contract';
import type { Hono } from 'hono';
import type { Environment, RequestContext } from '../../http/environment.ts';
import { closeAddress } from '../../http/otherMethods.ts';
import { revalidated } from '../../http/responses/revalidated.ts';
import { discardBody } from '../../http/requests/discardBody.ts';
import { isOwnPage } from '../../http/requests/isOwnPage.ts';
import type { ServerContext } from '../../services/context.ts';
import { createPartnersArea } from '../../services/partners/index.ts';
import { Failure, largerThan, originRefused } from '../../services/shared/failures.ts';
import { formStyle, sizeScript } from './formFiles.ts';
import { largestForm, mayHoldCard, noErrors, noValues, readForm } from './formInput.ts';
import { receivedForm } from './formEntry.ts';
import { formAssets } from './formPage.ts';
import { refusal, showFailure, showForm, showSent, textsFor, type Form } from './formResponses.ts';
import { createCardReading, createFormSaving, route, showBusy } from './handleForm.ts';

const path = '/f/:key{ck_[\\w-]+}';
const anHour = 'public, max-age=3600';

/**
 * Refuses a form that was sent from another page. Browsers send `null` from a sandboxed frame, and
 * some send no origin with a same-origin form.
 */
function requireKnownOrigin(c: RequestContext, { origins }: Form, ownOrigin: string): void {
  const origin = c.req.header('Origin');
  if (origin === undefined || origin === 'null') return;
  if (!isOwnPage(c) && ![ownOrigin, ...origins].includes(origin)) throw originRefused();
}

/** Adds the style sheet and the script of the forms. */
function assetRoutes(app: Hono<Environment>) {
  app.get(formAssets.style, revalidated, (c) => {
    c.set('route', formAssets.style);
    return c.body(formStyle, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': anHour,
    });
  });
  app.get(formAssets.script, revalidated, (c) => {
    c.set('route', formAssets.script);
    return c.body(sizeScript, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': anHour,
    });
  });
  for (const asset of Object.values(formAssets)) closeAddress(app, asset);
}

/**
 * Adds the hosted form of each partner key: for links, QR codes, and pages that permit no scripts.
 * It is plain HTML. Sending it needs no session, so cross-site request forgery gains nothing.
 */
export function hostedFormRoutes(app: Hono<Environment>, context: ServerContext) {
  const { formOf, capturesOf } = createPartnersArea(context);
  const ownOrigin = new URL(context.publicUrl).origin;
  const readCard = createCardReading(capturesOf);
  const save = createFormSaving(capturesOf);

  app.use(path, async (c, next) => {
    await next();
    if (c.res.status >= 500) c.res = await showFailure(c, c.res);
  });

  app.get(path, async (c) => {
    c.set('route', route);
    try {
      const form = await formOf(c.req.param('key'));
      if (c.req.query('sent') === '1') return await showSent(c, form);
      const outcome = { values: noValues, errors: noErrors, notice: undefined };
      return await showForm(c, form, outcome, 200);
    } catch (error) {
      return await refusal(c, error);
    }
  });

  /**
   * Counts an entry before it is read, so that one that is refused counts as well. A refusal is shown
   * once the entry has been read, so that the visitor loses nothing.
   */
  const admit = (c: RequestContext, { partner }: Form): Promise<Failure | undefined> =>
    capturesOf(partner)
      .admit(receivedForm(c, undefined))
      .then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof Failure) return error;
          throw error;
        },
      );

  app.post(path, async (c) => {
    c.set('route', route);
    try {
      const form = await formOf(c.req.param('key'));
      requireKnownOrigin(c, form, ownOrigin);
      const refused = await admit(c, form);
      if (Number(c.req.header('Content-Length')) > largestForm(c)) {
        if (!mayHoldCard(c)) throw largerThan(sizes.body);
        await discardBody(c);
        const notice = { text: (await textsFor(c)).card.tooLarge, isError: true };
        return await showForm(c, form, { values: noValues, errors: noErrors, notice }, 413);
      }
      const sent = await readForm(c, form.visitorForm.questions?.questions ?? []);
      if (refused) return showBusy(c, form, sent.values, refused);
      const { values, card, wantsCard } = sent;
      const isBlank = values.first_name.trim() === '' && values.email.trim() === '';
      return card && (wantsCard || isBlank)
        ? await readCard(c, form, values, card)
        : await save(c, form, sent, receivedForm(c, sent));
    } catch (error) {
      return await refusal(c, error);
    }
  });

  closeAddress(app, path, ['GET', 'POST']);
  assetRoutes(app);
}
