import type { VisitorForm } from '@cardinal/contract';
import type { PublicLanguage } from '@cardinal/contract/messages';
import { directionOf, visitorFields, type VisitorTexts } from '@cardinal/contract/visitors';
import { html, raw } from 'hono/html';
import { consentBox, field, questionField } from './formControls.ts';
import type { FormErrors, FormValues } from './formInput.ts';
import type { FormLook } from './formLook.ts';

/** URLs of the files that every form uses. */
export const formAssets = { style: '/f/form.css', script: '/f/size.js' } as const;

/** The data that every page of a form needs. */
export interface FormFrame {
  language: PublicLanguage;
  texts: VisitorTexts;
  look: FormLook;
  /** Origins of the pages that may frame it. */
  origins: readonly string[];
}

function page({ language, look, origins }: FormFrame, title: string, content: unknown) {
  const theme = look.theme ? raw(` data-theme="${look.theme}"`) : '';
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}" ${theme}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${formAssets.style}" />
        ${look.rules && raw(`<style>${look.rules}</style>`)}
        ${
          look.tellsSize &&
          html`<script
            src="${formAssets.script}"
            data-origins="${origins.join(' ')}"
            defer
          ></script>`
        }
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}

/** A text that the company wrote, in a language and a direction of its own. */
export const ownText = (text: string) => html`<span class="own" lang="" dir="auto">${text}</span>`;

/** A page with a single message, and a link if there is a next step. */
export const wordsPage = (
  frame: FormFrame,
  words: {
    title: string;
    text: string | ReturnType<typeof ownText>;
    link?: { to: string; label: string };
  },
) =>
  page(
    frame,
    words.title,
    html`<h1>${words.title}</h1>
      <p>${words.text}</p>
      ${words.link && html`<p><a class="button" href="${words.link.to}">${words.link.label}</a></p>`}`,
  );

export interface FormContent {
  companyName: string;
  eventName: string | null;
  settings: VisitorForm;
  values: FormValues;
  errors: FormErrors;
  /** A sentence above the form: that a card was read, or why the form was not accepted. */
  notice: { text: string; isError: boolean } | undefined;
  /** Idempotency key of this form, so that it counts once. */
  entry: string;
}

/** Who receives what is entered, and what happens with it. */
function introduction({ companyName, eventName, settings }: FormContent, { form }: VisitorTexts) {
  const { privacy_text: text, privacy_url: url } = settings;
  return html`<p class="muted from">
      ${ownText(companyName)}${eventName !== null && html` · ${ownText(eventName)}`}
    </p>
    <h1>${form.title}</h1>
    <p>
      ${text === '' ? form.privacy({ company: companyName }) : ownText(text)}
      ${
        url !== '' &&
        html`<a href="${url}" target="_blank" rel="noopener noreferrer">${form.privacyLink}</a>`
      }
    </p>`;
}

function errorSummary({ errors, notice }: FormContent, texts: VisitorTexts) {
  const wrong = Object.entries(errors);
  if (wrong.length > 0) {
    return html`<div class="errors" role="alert" tabindex="-1" autofocus>
      <h2>${texts.errors.title}</h2>
      <ul>
        ${wrong.map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>`)}
      </ul>
    </div>`;
  }
  if (!notice) return '';
  return notice.isError
    ? html`<div class="errors" role="alert" tabindex="-1" autofocus>${notice.text}</div>`
    : html`<div class="notice" role="status">${notice.text}</div>`;
}

/** The form itself. It needs no script and no other origin. */
export function formPage(frame: FormFrame, content: FormContent) {
  const { texts } = frame;
  const { eventName, settings, values, errors } = content;
  const title = eventName === null ? texts.form.title : `${texts.form.title} – ${eventName}`;
  const isWrong = Object.keys(errors).length > 0 || content.notice?.isError === true;
  const isOpen = visitorFields.more.some((name) => values[name] || errors[name]);
  return page(
    frame,
    isWrong ? `${texts.errors.page}: ${title}` : title,
    html`${introduction(content, texts)} ${errorSummary(content, texts)}
      <form method="post" enctype="multipart/form-data" novalidate>
        <div class="wide card">
          <label for="card">${texts.card.title} <span>(${texts.form.optional})</span></label>
          <p class="muted" id="card-hint">${texts.card.hint}</p>
          <input id="card" name="card" type="file" accept="image/*" aria-describedby="card-hint" />
          <button class="quiet" type="submit" name="action" value="card">${texts.card.read}</button>
        </div>
        <p class="wide muted">${texts.form.required}</p>
        ${visitorFields.main.map((name) => field(name, content, texts))}
        <details class="wide" ${isOpen ? 'open' : ''}>
          <summary>${texts.form.more}</summary>
          <div class="fields">${visitorFields.more.map((name) => field(name, content, texts))}</div>
        </details>
        ${settings.questions?.questions.map((question) => questionField(question, content))}
        ${settings.consent_text !== '' && consentBox(settings.consent_text, content)}
        <div class="trap" aria-hidden="true">
          <label for="homepage">${texts.form.trap}</label>
          <input id="homepage" name="homepage" type="text" tabindex="-1" autocomplete="off" />
        </div>
        <input type="hidden" name="entry" value="${content.entry}" />
        <div class="wide">
          <button type="submit" name="action" value="send">${texts.form.send}</button>
        </div>
      </form>`,
  );
}
