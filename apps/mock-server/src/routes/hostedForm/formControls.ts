import type { VisitorQuestion } from '@cardinal/contract';
import { inputTypes, leadFields } from '@cardinal/contract/labels';
import { ratings } from '@cardinal/contract/limits';
import {
  answerPath,
  neededOfVisitors,
  type VisitorField,
  type VisitorTexts,
} from '@cardinal/contract/visitors';
import { html, raw } from 'hono/html';
import type { FormErrors, FormValues } from './formInput.ts';

/** What a form shows in its controls. */
interface Shown {
  values: FormValues;
  errors: FormErrors;
}

/** Attributes for the browser's autofill and the right keyboard. */
function hints(name: VisitorField) {
  const { kind, autofill } = leadFields[name];
  return `type="${inputTypes[kind]}" autocomplete="${autofill || 'off'}"`;
}

/** Attributes that say what is required and what is wrong. Ids of questions are plain. */
const stateOf = (id: string, isRequired: boolean, error: string | undefined) =>
  raw(
    `${isRequired ? ' aria-required="true"' : ''}${error === undefined ? '' : ` aria-invalid="true" aria-describedby="${id}-error"`}`,
  );

const messageOf = (id: string, error: string | undefined) =>
  error === undefined ? '' : html`<p class="error" id="${id}-error">${error}</p>`;

/** A field with its label. */
export function field(name: VisitorField, { values, errors }: Shown, texts: VisitorTexts) {
  const error = errors[name];
  const isRequired = neededOfVisitors.has(name);
  const state = stateOf(name, isRequired, error);
  const isLong = leadFields[name].kind === 'paragraphs';
  const control = isLong
    ? html`<textarea id="${name}" name="${name}" rows="4" ${state}>${values[name]}</textarea>`
    : html`<input
        id="${name}"
        name="${name}"
        ${raw(hints(name))}
        value="${values[name]}"
        ${state}
      />`;
  const isWide = isLong || name === 'company';
  return html`<div class="${isWide ? 'wide' : ''}">
    <label for="${name}">${texts.fields[name]}${isRequired ? ' *' : ''}</label>
    ${control} ${messageOf(name, error)}
  </div>`;
}

const rates = Array.from({ length: ratings.max }, (_, index) => String(index + ratings.min));

/** What can be chosen for a question. */
const choicesOf = ({ kind, options }: VisitorQuestion) =>
  kind === 'rating' ? rates.map((rate) => ({ id: rate, label: rate })) : options;

/** A question of the event. The company wrote it, in a language and a direction of its own. */
export function questionField(question: VisitorQuestion, { values, errors }: Shown) {
  const { id, kind, label, required } = question;
  const name = answerPath(id);
  const error = errors[name];
  const answer = values.answers[id];
  const title = html`<span class="own" lang="" dir="auto">${label}</span>${required ? ' *' : ''}`;
  if (kind === 'text') {
    return html`<div class="wide">
      <label for="${name}">${title}</label>
      <textarea id="${name}" name="${name}" rows="2" ${stateOf(name, required, error)}>
${answer ?? ''}</textarea>
      ${messageOf(name, error)}
    </div>`;
  }
  const chosen = Array.isArray(answer) ? answer : [String(answer ?? '')];
  const type = kind === 'choices' ? 'checkbox' : 'radio';
  return html`<fieldset
    class="wide"
    id="${name}"
    tabindex="-1"
    ${error === undefined ? '' : raw(`aria-describedby="${name}-error"`)}
  >
    <legend>${title}</legend>
    <div class="choices">
      ${choicesOf(question).map(
        (choice) =>
          html`<label>
            <input
              type="${type}"
              name="${name}"
              value="${choice.id}"
              ${chosen.includes(choice.id) ? 'checked' : ''}
            />
            <span class="own" lang="" dir="auto">${choice.label}</span>
          </label>`,
      )}
    </div>
    ${messageOf(name, error)}
  </fieldset>`;
}

/** The box that the visitor ticks to agree. It sends the text itself, so that no other is agreed to. */
export function consentBox(text: string, { values, errors }: Shown) {
  const name = 'consent_text';
  const error = errors[name];
  return html`<div class="wide">
    <label class="consent">
      <input
        id="${name}"
        type="checkbox"
        name="${name}"
        value="${text}"
        ${values.agreed === text ? 'checked' : ''}
        ${stateOf(name, true, error)}
      />
      <span><span class="own" lang="" dir="auto">${text}</span> *</span>
    </label>
    ${messageOf(name, error)}
  </div>`;
}
