import type { FieldKind, LeadFieldRules } from './fieldRules.ts';
import { leadFields, type LeadField } from './leadFields.ts';
import { defaultLeadStatus, defaultLeadType, type LeadStatus, type LeadType } from './leads.ts';

/** One value for each of some fields. */
export const perField = <const Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  // fromEntries types every key as a string; these are the names and no others.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

type Fields = typeof leadFields;
/** Names of the fields for which a rule has one of these values. */
export type LeadFieldWith<Rule extends keyof LeadFieldRules, Value> = {
  [Name in LeadField]: Fields[Name][Rule] extends Value ? Name : never;
}[LeadField];

/** A field that holds text; '' when it is empty. */
export type LeadTextField = Exclude<LeadField, LeadFieldWith<'kind', 'choice'>>;

/** All fields, in the order of forms and files. */
// The keys of the table, which Object.keys widens to string.
export const leadFieldNames = Object.keys(leadFields) as readonly LeadField[];

/** The fields for which a rule has one of some values, in the order of forms and files. */
export function leadFieldsWith<
  const Rule extends keyof LeadFieldRules,
  const Values extends readonly LeadFieldRules[Rule][],
>(rule: Rule, ...values: Values): readonly LeadFieldWith<Rule, Values[number]>[] {
  const wanted: ReadonlySet<unknown> = new Set(values);
  return leadFieldNames.filter((name): name is LeadFieldWith<Rule, Values[number]> =>
    wanted.has(leadFields[name][rule]),
  );
}

/** The fields that hold text. */
export const leadTextFields: readonly LeadTextField[] = /* @__PURE__ */ leadFieldsWith(
  'kind',
  'line',
  'email',
  'phone',
  'link',
  'paragraphs',
);

/** A field that holds a phone number. */
export type LeadPhoneField = LeadFieldWith<'kind', 'phone'>;

/** The fields that hold phone numbers, in the order in which they are called. */
export const leadPhoneFields = /* @__PURE__ */ leadFieldsWith('kind', 'phone');

/** A field with the E.164 form of a phone number, which the server computes. */
export type LeadNumber = `${LeadPhoneField}_e164`;

/** The E.164 form that stands beside each phone number; null where none can be dialled. */
export const leadNumberOf = {
  phone: 'phone_e164',
  mobile: 'mobile_e164',
} as const satisfies { [Field in LeadPhoneField]: `${Field}_e164` };

/** How many of the latest leads say where further numbers are likely to be from. */
export const latestLeads = 50;

/** A lead's phone numbers: as they are written, and as they are dialled. */
export const dialledNumbers = (
  lead: Readonly<Record<LeadPhoneField, string> & Record<LeadNumber, string | null>>,
) => leadPhoneFields.map((field) => ({ written: lead[field], e164: lead[leadNumberOf[field]] }));

/** The extension behind each phone number, if it has one. */
export const leadExtensionOf = {
  phone: 'phone_extension',
  mobile: 'mobile_extension',
} as const satisfies { [Field in LeadPhoneField]: `${Field}_extension` };

/** The form in which each phone number is shown; absent where that is as it is written. */
export const leadDisplayOf = {
  phone: 'phone_display',
  mobile: 'mobile_display',
} as const satisfies { [Field in LeadPhoneField]: `${Field}_display` };

/** The E.164 forms of a lead's phone numbers. */
export const leadNumbers: readonly LeadNumber[] = /* @__PURE__ */ Object.values(leadNumberOf);

/** Types of the inputs for kinds of text on one line. */
export const inputTypes = {
  line: 'text',
  email: 'email',
  phone: 'tel',
  link: 'url',
  paragraphs: 'text',
  choice: 'text',
} as const satisfies Record<FieldKind, string>;

/** The label of a field as the title of a column: "First Name". */
export const columnTitle = (name: LeadField): string =>
  leadFields[name].label.replaceAll(/(?<=\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** A lead without any text, with the default status and type. */
export const emptyLead: Readonly<Record<LeadTextField, string>> & {
  lead_status: LeadStatus;
  lead_type: LeadType;
} = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ perField(leadTextFields, () => ''),
  { lead_status: defaultLeadStatus, lead_type: defaultLeadType },
);
