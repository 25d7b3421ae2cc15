import { Buffer } from 'node:buffer';
import type { ReadableStream } from 'node:stream/web';
import {
  type LeadToCreate,
  leadFields,
  leadFieldsWith,
  leadInputSchema,
  perField,
  sizes,
} from '@cardinal/contract';
import type { RequestContext } from '../../http/environment.ts';
import { unsupportedType } from '../../services/shared/failures.ts';
import { readFormParts } from '../../http/requests/formParts.ts';
import { malformed } from '../../http/responses/problems.ts';
import type { FormField, FormTexts } from './formTexts.ts';

/** The fields, in the order of the form. */
export const formFields = leadFieldsWith('partner', true, 'more');

/** The visitor's input, unchanged. */
export type FormValues = Readonly<Record<FormField, string>>;

export interface SentForm {
  values: FormValues;
  /** The picture of a card; undefined if none was chosen. */
  card: Buffer | undefined;
  wantsCard: boolean;
  /** A honeypot that only programs fill in. */
  isTrapped: boolean;
  /**
   * Idempotency key of the form as it was shown, so that it counts once however often it is sent.
   */
  entry: string | undefined;
}

/** An empty form, or one with values from the page's URL. */
export const noValues: FormValues = perField(formFields, () => '');

const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;
const fileForm = /^multipart\//i;

const typeOf = (c: RequestContext) => c.req.header('Content-Type') ?? '';

/** Whether a form may contain a picture. */
export const mayHoldCard = (c: RequestContext): boolean => fileForm.test(typeOf(c));

/** Maximum size of a form in bytes. */
export const largestForm = (c: RequestContext): number =>
  mayHoldCard(c) ? sizes.scan + sizes.body : sizes.body;

const incomplete = () => malformed('The form is incomplete. Send it again.');

/** The first value of each field of a form, and the picture. */
async function readFields(c: RequestContext) {
  const type = typeOf(c);
  const { body } = c.req.raw;
  if (!formType.test(type)) throw unsupportedType('Send the form as a browser does.');
  const fields = new Map<string, string>();
  const card: Buffer[] = [];
  if (!body) return { fields, card };
  const bytes = largestForm(c);
  // The stream types of the DOM and Node describe the same thing.
  await readFormParts(body as ReadableStream, {
    type,
    most: { bytes, stated: bytes },
    broken: incomplete,
    listen(form) {
      form.on('field', (name, value) => {
        if (!fields.has(name)) fields.set(name, value);
      });
      form.on('file', (name, file) => {
        file.on('error', () => undefined);
        if (name === 'card') file.on('data', (chunk: Buffer) => card.push(chunk));
        else file.resume();
      });
    },
  });
  return { fields, card };
}

/** Reads a form. @throws `unsupported_type`, `malformed` or `too_large`. */
export async function readForm(c: RequestContext): Promise<SentForm> {
  const { fields, card } = await readFields(c);
  // Browsers send line breaks as CRLF.
  const text = (name: string) => (fields.get(name) ?? '').replaceAll('\r\n', '\n');
  const entry = text('entry');
  return {
    values: perField(formFields, text),
    card: card.length > 0 ? Buffer.concat(card) : undefined,
    wantsCard: text('action') === 'card',
    isTrapped: text('homepage') !== '',
    entry: /^[\w-]{8,64}$/.test(entry) ? entry : undefined,
  };
}

/** The errors of fields, as sentences in the visitor's language. */
export type FormErrors = Partial<Record<FormField, string>>;

export const noErrors: FormErrors = {};

function describe(name: FormField, value: string, texts: FormTexts): string {
  const label = texts.fields[name];
  if (value.trim() === '') return texts.missing(label);
  const { max } = leadFields[name];
  if (value.trim().length > max) return texts.tooLong(label, max);
  if (leadFields[name].kind === 'link') return texts.wrongLink;
  return name === 'email' ? texts.wrongEmail : texts.wrong(label);
}

/** The lead that a form describes, or the form's errors. */
export function checkForm(
  values: FormValues,
  texts: FormTexts,
): { lead: LeadToCreate; errors?: never } | { lead?: never; errors: FormErrors } {
  const { success, data, error } = leadInputSchema.safeParse(values);
  if (success) return { lead: data };
  const wrong = new Set(error.issues.map(({ path }) => path[0]));
  const errors: FormErrors = {};
  for (const name of formFields) {
    if (wrong.has(name)) errors[name] = describe(name, values[name], texts);
  }
  return { errors };
}
