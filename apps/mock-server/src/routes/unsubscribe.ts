import { chooseLanguage, loadTexts } from '@cardinal/contract/messages';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Environment, RequestContext } from '../http/environment.ts';
import { closeAddress } from '../http/otherMethods.ts';
import type { ServerContext } from '../services/context.ts';
import { createUnsubscribing, type Ended } from '../services/mail/unsubscribing.ts';
import {
  unsubscribeLanguages,
  unsubscribeMessages,
  type UnsubscribeLanguage,
  type UnsubscribeTexts,
} from '../services/mail/unsubscribeMessages.ts';

const path = '/unsubscribe';
const stylePath = `${path}.css`;

/** A separate file, because the content policy permits no inline styles. */
const style = `
:root { color-scheme: light dark; --accent: light-dark(#a3122a, #ff8c9b); --on-accent: light-dark(#fff, #1d0509); }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 30rem; padding: 2rem 1.25rem; }
h1 { margin: 0 0 0.75rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1.5rem; overflow-wrap: anywhere; }
button { padding: 0.7rem 1.4rem; border: 0; border-radius: 0.5rem; font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent); cursor: pointer; }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
`;

interface Page {
  title: string;
  text: string;
  /** Label of the button; absent if there is nothing to do. */
  button?: string;
}

const render = (language: UnsubscribeLanguage, { title, text, button }: Page) =>
  html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${stylePath}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          ${button && html`<form method="post"><button type="submit">${button}</button></form>`}
        </main>
      </body>
    </html>`;

/**
 * Adds the page that the link in emails to leads opens. Opening it changes nothing, because mail
 * scanners open links too. Its button sends a POST, and so does that of a mail program (RFC 8058).
 */
export function unsubscribeRoutes(app: Hono<Environment>, context: ServerContext) {
  const unsubscribing = createUnsubscribing(context);

  async function page(
    c: RequestContext,
    find: (token: string) => Promise<Ended | undefined>,
    found: (ended: Ended, texts: UnsubscribeTexts) => Page,
  ) {
    c.set('route', path);
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Accept-Language', { append: true });
    const token = c.req.query('token') ?? '';
    const ended = /^[\w-]{43}$/.test(token) ? await find(token) : undefined;
    const language =
      chooseLanguage([c.req.header('Accept-Language')], unsubscribeLanguages) ?? 'en';
    const texts = await loadTexts(unsubscribeMessages, language);
    return ended === undefined
      ? c.html(render(language, texts.deadLink), 404)
      : c.html(render(language, found(ended, texts)), 200);
  }

  app.get(path, (c) =>
    page(c, unsubscribing.ended, ({ address, isDigest }, { ask, askDigest }) =>
      isDigest
        ? { title: askDigest.title, text: askDigest.text({ address }), button: askDigest.stop }
        : { title: ask.title, text: ask.text({ address }), button: ask.unsubscribe },
    ),
  );

  app.post(path, (c) =>
    page(c, unsubscribing.unsubscribe, ({ address, isDigest }, { done, doneDigest }) => {
      const { title, text } = isDigest ? doneDigest : done;
      return { title, text: text({ address }) };
    }),
  );

  app.get(stylePath, (c) => {
    c.set('route', stylePath);
    return c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });

  closeAddress(app, path, ['GET', 'POST']);
  closeAddress(app, stylePath);
}
