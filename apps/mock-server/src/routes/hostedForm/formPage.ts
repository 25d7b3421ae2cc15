import { inputTypes, leadFields, leadFieldsWith } from '@cardinal/contract/labels';
import { html, raw } from 'hono/html';
import { formFields, type FormErrors, type FormValues } from './formInput.ts';
import type { FormLook } from './formLook.ts';
import { formTexts, type FormField, type FormLanguage } from './formTexts.ts';

/** URLs of the files that every form uses. */
export const formAssets = { style: '/f/form.css', script: '/f/size.js' } as const;

/** The data that every page of a form needs. */
export interface FormFrame {
  language: FormLanguage;
  look: FormLook;
  /** Origins of the pages that may frame it. */
  origins: readonly string[];
}

function page({ language, look, origins }: FormFrame, title: string, content: unknown) {
  const { isRightToLeft } = formTexts[language];
  const theme = look.theme ? raw(` data-theme="${look.theme}"`) : '';
  return html`<!doctype html>
    <html lang="${language}" dir="${isRightToLeft ? 'rtl' : 'ltr'}" ${theme}>
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

/** A page with a single message, and a link if there is a next step. */
export const wordsPage = (
  frame: FormFrame,
  words: { title: string; text: string; link?: { to: string; label: string } },
) =>
  page(
    frame,
    words.title,
    html`<h1>${words.title}</h1>
      <p>${words.text}</p>
      ${words.link && html`<p><a class="button" href="${words.link.to}">${words.link.label}</a></p>`}`,
  );

/** Few visitors have more to say than the main fields ask for. */
const mainFields = leadFieldsWith('partner', true);
const moreFields = leadFieldsWith('partner', 'more');

const required: ReadonlySet<FormField> = new Set(['first_name', 'email']);

/** Attributes for the browser's autofill and the right keyboard. */
function hints(name: FormField) {
  const { kind, autofill } = leadFields[name];
  return `type="${inputTypes[kind]}" autocomplete="${autofill || 'off'}"`;
}

export interface FormContent {
  companyName: string;
  eventName: string | null;
  values: FormValues;
  errors: FormErrors;
  /** A sentence above the form: that a card was read, or why the form was not accepted. */
  notice: { text: string; isError: boolean } | undefined;
  /** Idempotency key of this form, so that it counts once. */
  entry: string;
}

function field(name: FormField, language: FormLanguage, { values, errors }: FormContent) {
  const texts = formTexts[language];
  const error = errors[name];
  const isRequired = required.has(name);
  const state = raw(
    `${isRequired ? ' aria-required="true"' : ''}${error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''}`,
  );
  const control =
    name === 'notes'
      ? html`<textarea id="${name}" name="${name}" rows="4" ${state}>${values[name]}</textarea>`
      : html`<input
          id="${name}"
          name="${name}"
          ${raw(hints(name))}
          value="${values[name]}"
          ${state}
        />`;
  return html`<div class="${name === 'notes' ? 'wide' : ''}">
    <label for="${name}">${texts.fields[name]}${isRequired ? ' *' : ''}</label>
    ${control} ${error && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}

function errorSummary({ errors, notice }: FormContent, language: FormLanguage) {
  const texts = formTexts[language];
  const wrong = formFields.filter((name) => errors[name] !== undefined);
  if (wrong.length > 0) {
    return html`<div class="errors" role="alert" tabindex="-1" autofocus>
      <h2>${texts.errors}</h2>
      <ul>
        ${wrong.map((name) => html`<li><a href="#${name}">${errors[name]}</a></li>`)}
      </ul>
    </div>`;
  }
  if (!notice) return '';
  return notice.isError
    ? html`<div class="errors" role="alert" tabindex="-1" autofocus>${notice.text}</div>`
    : html`<div class="notice" role="status" tabindex="-1" autofocus>${notice.text}</div>`;
}

/** The form itself. It needs no script and no other origin. */
export function formPage(frame: FormFrame, content: FormContent) {
  const { language } = frame;
  const texts = formTexts[language];
  const title = texts.title(content.eventName);
  const isWrong = Object.keys(content.errors).length > 0 || content.notice?.isError === true;
  return page(
    frame,
    isWrong ? `${texts.errorTitle}: ${title}` : title,
    html`<h1>${title}</h1>
      <p>${texts.intro(content.companyName)}</p>
      ${errorSummary(content, language)}
      <form method="post" enctype="multipart/form-data" novalidate>
        <div class="wide card">
          <label for="card">${texts.card} <span>(${texts.optional})</span></label>
          <p class="muted" id="card-hint">${texts.cardHint}</p>
          <input id="card" name="card" type="file" accept="image/*" aria-describedby="card-hint" />
          <button class="quiet" type="submit" name="action" value="card">${texts.readCard}</button>
        </div>
        <p class="wide muted">${texts.requiredHint}</p>
        ${mainFields.map((name) => field(name, language, content))}
        <details
          class="wide"
          ${moreFields.some((name) => content.values[name] || content.errors[name]) ? 'open' : ''}
        >
          <summary>${texts.more}</summary>
          <div class="fields">${moreFields.map((name) => field(name, language, content))}</div>
        </details>
        <div class="trap" aria-hidden="true">
          <label for="homepage">${texts.trap}</label>
          <input id="homepage" name="homepage" type="text" tabindex="-1" autocomplete="off" />
        </div>
        <input type="hidden" name="entry" value="${content.entry}" />
        <div class="wide">
          <button type="submit" name="action" value="send">${texts.send}</button>
        </div>
      </form>`,
  );
}
