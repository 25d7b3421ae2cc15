/**
 * How the values of a field are written: text on one line, an email address, a phone number, an
 * http(s) link, text of several lines, or one of a fixed set.
 */
export type FieldKind = 'line' | 'email' | 'phone' | 'link' | 'paragraphs' | 'choice';

/** A page shows a field always, only while it has a value, or never. */
type Shown = 'always' | 'filled' | false;

/** Everything that the table says about a field of a lead. */
export interface LeadFieldRules {
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
