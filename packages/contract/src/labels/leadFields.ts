import { lengths } from '../limits.ts';
import { defaultLeadStatus, defaultLeadType, type LeadStatus, type LeadType } from './leads.ts';

/**
 * How the values of a field are written: text on one line, an email address, a phone number, an
 * http(s) link, text of several lines, or one of a fixed set.
 */
type FieldKind = 'line' | 'email' | 'phone' | 'link' | 'paragraphs' | 'choice';

/** A page shows a field always, only while it has a value, or never. */
type Shown = 'always' | 'filled' | false;

interface FieldRules {
  /** Label on screen; files use it with a capital in each word. */
  label: string;
  kind: FieldKind;
  /** Maximum length in characters; 0 for choices. */
  max: number;
  /** Whether the form of a new lead shows it; `more`: also without a value, if the user asks. */
  capture: Shown | 'more';
  /** Whether the lead's page shows it; its form for editing has every field. */
  detail: Shown;
  /** Whether visitors of a partner's page may enter it; `more`: below the other fields. */
  partner: boolean | 'more';
  /** Whether a list of attendees fills it in. */
  attendees: boolean;
  /** Read from business cards with a confidence of its own, also found on them, or neither. */
  card: 'read' | 'also' | false;
  /** Property of a vCard that holds it, with its parameters; parts of the name have `N`. */
  vcard: string | false;
  /** Whether the search of the lead list covers it. */
  search: boolean;
  /** The token with which browsers fill in a person's own data; '' if they cannot. */
  autofill: string;
  /** Width of its column in spreadsheets, in characters. */
  width: number;
  /** Value in the template for imports; '' for none. */
  example: string;
}

/**
 * Every field of a lead that users enter, in the order of forms and files. Types, schemas, stored
 * columns, labels, files and forms are derived from this table. Each field is also edited, compared,
 * imported, exported, merged and kept in the history; for the other places, it must say whether it
 * appears there.
 */
export const leadFields = {
  first_name: {
    label: 'First name',
    kind: 'line',
    max: lengths.name,
    capture: 'always',
    detail: false,
    partner: true,
    attendees: true,
    card: 'read',
    vcard: 'N',
    search: true,
    autofill: 'given-name',
    width: 16,
    example: 'Ada',
  },
  last_name: {
    label: 'Last name',
    kind: 'line',
    max: lengths.name,
    capture: 'always',
    detail: false,
    partner: true,
    attendees: true,
    card: 'read',
    vcard: 'N',
    search: true,
    autofill: 'family-name',
    width: 18,
    example: 'Lovelace',
  },
  email: {
    label: 'Email',
    kind: 'email',
    max: lengths.email,
    capture: 'always',
    detail: 'always',
    partner: true,
    attendees: true,
    card: 'read',
    vcard: 'EMAIL',
    search: true,
    autofill: 'email',
    width: 30,
    example: 'ada@example.com',
  },
  phone: {
    label: 'Phone',
    kind: 'phone',
    max: lengths.phone,
    capture: 'always',
    detail: 'always',
    partner: true,
    attendees: true,
    card: 'read',
    vcard: 'TEL;TYPE=work',
    search: false,
    autofill: 'tel',
    width: 20,
    example: '+44 20 7946 0000',
  },
  mobile: {
    label: 'Mobile',
    kind: 'phone',
    max: lengths.phone,
    capture: 'more',
    detail: 'filled',
    partner: 'more',
    attendees: true,
    card: 'also',
    vcard: 'TEL;TYPE=cell',
    search: true,
    autofill: '',
    width: 20,
    example: '+44 7700 900000',
  },
  company: {
    label: 'Company',
    kind: 'line',
    max: lengths.company,
    capture: 'always',
    detail: 'always',
    partner: true,
    attendees: true,
    card: 'read',
    vcard: 'ORG',
    search: true,
    autofill: 'organization',
    width: 26,
    example: 'Analytical Engines',
  },
  position: {
    label: 'Position',
    kind: 'line',
    max: lengths.position,
    capture: 'always',
    detail: 'always',
    partner: true,
    attendees: true,
    card: 'read',
    vcard: 'TITLE',
    search: false,
    autofill: 'organization-title',
    width: 22,
    example: 'Head of Purchasing',
  },
  website: {
    label: 'Website',
    kind: 'link',
    max: lengths.url,
    capture: 'more',
    detail: 'filled',
    partner: 'more',
    attendees: true,
    card: 'also',
    vcard: 'URL',
    search: true,
    autofill: 'url',
    width: 30,
    example: 'https://analytical.example',
  },
  address: {
    label: 'Address',
    kind: 'line',
    max: lengths.address,
    capture: 'more',
    detail: 'filled',
    partner: 'more',
    attendees: true,
    card: 'also',
    vcard: 'ADR;TYPE=work',
    search: true,
    autofill: 'street-address',
    width: 36,
    example: '12 St James’s Square, London SW1Y 4JH',
  },
  linkedin_url: {
    label: 'LinkedIn profile',
    kind: 'link',
    max: lengths.url,
    capture: 'more',
    detail: 'filled',
    partner: 'more',
    attendees: true,
    card: 'also',
    vcard: 'SOCIALPROFILE;SERVICE-TYPE=LinkedIn',
    search: true,
    autofill: '',
    width: 30,
    example: 'https://www.linkedin.com/in/ada',
  },
  badge_code: {
    label: 'Badge code',
    kind: 'line',
    max: lengths.badgeCode,
    capture: 'filled',
    detail: 'filled',
    partner: false,
    attendees: true,
    card: false,
    vcard: false,
    search: true,
    autofill: '',
    width: 20,
    example: '',
  },
  source: {
    label: 'Source',
    kind: 'line',
    max: lengths.source,
    capture: false,
    detail: 'always',
    partner: false,
    attendees: false,
    card: false,
    vcard: false,
    search: false,
    autofill: '',
    width: 18,
    example: 'Referral',
  },
  lead_type: {
    label: 'Type',
    kind: 'choice',
    max: 0,
    capture: false,
    detail: 'filled',
    partner: false,
    attendees: false,
    card: false,
    vcard: false,
    search: false,
    autofill: '',
    width: 18,
    example: 'All Leads',
  },
  lead_status: {
    label: 'Status',
    kind: 'choice',
    max: 0,
    capture: 'always',
    detail: false,
    partner: false,
    attendees: false,
    card: false,
    vcard: false,
    search: false,
    autofill: '',
    width: 10,
    example: 'Warm',
  },
  notes: {
    label: 'Notes',
    kind: 'paragraphs',
    max: lengths.notes,
    capture: 'always',
    detail: false,
    partner: true,
    attendees: true,
    card: false,
    vcard: false,
    search: false,
    autofill: '',
    width: 40,
    example: 'Wants a quote by Friday.',
  },
} as const satisfies Record<string, FieldRules>;

/** A field of a lead that users enter. */
export type LeadField = keyof typeof leadFields;

type Fields = typeof leadFields;
/** Names of the fields for which a rule has one of these values. */
export type LeadFieldWith<Rule extends keyof FieldRules, Value> = {
  [Name in LeadField]: Fields[Name][Rule] extends Value ? Name : never;
}[LeadField];

/** A field that holds text; '' when it is empty. */
export type LeadTextField = Exclude<LeadField, LeadFieldWith<'kind', 'choice'>>;

/** All fields, in the order of forms and files. */
// The keys of the table, which Object.keys widens to string.
export const leadFieldNames = Object.keys(leadFields) as readonly LeadField[];

/** The fields for which a rule has one of some values, in the order of forms and files. */
export function leadFieldsWith<
  const Rule extends keyof FieldRules,
  const Values extends readonly FieldRules[Rule][],
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

/** One value for each of some fields. */
export const perField = <const Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  // fromEntries types every key as a string; these are the names and no others.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

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
