import type { TextsOf } from '@cardinal/contract/messages';
import type { LeadFieldWith, LeadInput, Scan, SuggestedLead } from '@cardinal/contract';
import {
  defaultLeadStatus,
  defaultLeadType,
  leadFieldsWith,
  leadSources,
  perField,
  scannedFields,
  type LeadStatus,
} from '@cardinal/contract/labels';
import { typedEmail } from '@cardinal/contract/fold';
import { isEmailShaped } from '../format/index.ts';
import type { captureMessages } from './texts.ts';

type CapturedField = LeadFieldWith<'capture', 'always' | 'filled' | 'more'>;

/** A text field of the review form. */
export type TextFieldName = Exclude<CapturedField, 'lead_status'>;

/** The values of the review form. */
export type CapturedValues = Record<TextFieldName, string> & { lead_status: LeadStatus };

/** A field of the review form. */
export type FieldName = CapturedField;

/** Errors by field. */
export type CapturedErrors = Partial<Record<FieldName, string>>;

/** How a lead is captured. */
export type CaptureMethod = 'scan' | 'manual';

/** All fields in the order of the form. */
export const fieldNames = leadFieldsWith('capture', 'always', 'filled', 'more');

/** An empty form. */
export const emptyValues: CapturedValues = {
  ...perField(fieldNames, () => ''),
  lead_status: defaultLeadStatus,
};

/** Whether the form is empty. */
export function isEmpty(values: CapturedValues): boolean {
  return fieldNames.every((name) => values[name] === emptyValues[name]);
}

/** The form filled from the card; fields that the user filled in are kept. */
export function withSuggestion(
  values: CapturedValues,
  suggested: SuggestedLead,
  typed: readonly FieldName[],
): CapturedValues {
  const next = { ...values };
  for (const name of scannedFields) {
    if (!typed.includes(name)) next[name] = suggested[name];
  }
  if (!typed.includes('lead_status')) next.lead_status = suggested.lead_status;
  if (!typed.includes('notes')) next.notes = suggested.notes;
  // Typed while the card was read.
  else if (suggested.notes !== '' && !values.notes.includes(suggested.notes))
    next.notes = [values.notes.trimEnd(), suggested.notes].filter(Boolean).join('\n');
  if (!typed.includes('badge_code')) next.badge_code = suggested.badge_code;
  return next;
}

/** The lead to send. Only a card that was read makes it a scan. */
export function toLeadInput(values: CapturedValues, scan: Scan | null): LeadInput {
  return {
    ...values,
    source: scan ? leadSources.scan : leadSources.manual,
    lead_type: scan?.suggested_lead.lead_type ?? defaultLeadType,
  };
}

/** Whether a code takes the place of first name and email. */
export const hasBadge = ({ badge_code: code }: CapturedValues): boolean => code.trim() !== '';

/** Whether a required field is empty. */
export function isMissingRequired(values: CapturedValues): boolean {
  return !hasBadge(values) && (!values.first_name.trim() || !values.email.trim());
}

type ErrorTexts = TextsOf<typeof captureMessages>['form']['errors'];

/** What is wrong as far as can be told without the server, which has the final say. */
export function faultsOf(values: CapturedValues): Partial<Record<FieldName, keyof ErrorTexts>> {
  const { first_name, email } = values;
  const isEmpty = (text: string) => text.trim() === '' && !hasBadge(values);
  const isMisshapen = email.trim() !== '' && !isEmailShaped(typedEmail(email));
  return {
    ...(isEmpty(first_name) && { first_name: 'firstName' }),
    ...(isEmpty(email) && { email: 'email' }),
    ...(isMisshapen && { email: 'emailShape' }),
  };
}

/** The same as messages. */
export function validate(values: CapturedValues, errors: ErrorTexts): CapturedErrors {
  return Object.fromEntries(
    Object.entries(faultsOf(values)).map(([field, fault]) => [field, errors[fault]]),
  );
}

/** The server's errors by the form's fields; those of other fields are omitted. */
export function fieldErrors(fields: Readonly<Record<string, string>>): CapturedErrors {
  const found: CapturedErrors = {};
  for (const name of fieldNames) {
    const message = fields[name];
    if (message) found[name] = message;
  }
  return found;
}
