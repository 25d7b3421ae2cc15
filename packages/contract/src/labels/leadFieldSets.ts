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
