import { fold } from '@cardinal/contract/fold';
import type { LeadStatus, LeadType } from '@cardinal/contract';
import { leadSources, leadStatuses, leadTypes } from '@cardinal/contract/labels';

/** A text for comparison: words of letters and digits, separated by single spaces. */
export const plainWords = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/**
 * The statuses of other programs (HubSpot, Salesforce, Zoho, Pipedrive) and words in other
 * languages, by their meaning for the next step.
 */
const statusNames: Readonly<Record<LeadStatus, string>> = {
  Hot: `hot lead|very hot|heiß|heiss|chaud|caliente|quente|caldo|high|qualified|sales qualified|
    sales qualified lead|sql|open deal|opportunity|in negotiation|negotiation|proposal|proposal sent|
    meeting scheduled|demo scheduled|interested|very interested|connected`,
  Warm: `warm lead|lauwarm|tiède|tibio|morno|tiepido|medium|normal|new|neu|nouveau|nuevo|open|offen|
    lead|subscriber|marketing qualified lead|mql|new lead|not contacted|open not contacted|attempted|
    attempted to contact|contacted|working|working contacted|in progress|in process|in bearbeitung|
    prequalified|pre qualified|assigned|engaged|active`,
  Cold: `cold lead|kalt|froid|frío|frio|freddo|low|unqualified|not qualified|disqualified|
    bad timing|nurture|nurturing|contact in future|not interested|no interest|unresponsive|
    no response|on hold|later`,
  Closed: `closed won|closed lost|closed converted|closed not converted|converted|won|lost|
    lost lead|junk|junk lead|customer|client|kunde|evangelist|geschlossen|abgeschlossen|erledigt|
    fermé|cerrado|fechado|chiuso|gewonnen|verloren|done|recycled|do not contact`,
};

const ownStatuses = new Map<string, LeadStatus>(
  leadStatuses.map((status) => [plainWords(status), status]),
);
const statuses = new Map<string, LeadStatus>([
  ...leadStatuses.flatMap((status) =>
    statusNames[status].split('|').map((name): [string, LeadStatus] => [plainWords(name), status]),
  ),
  ...ownStatuses,
]);

/** The status that a text names, in any capitalisation; null for any other text. */
export const ownStatus = (text: string): LeadStatus | null =>
  ownStatuses.get(text.trim().toLowerCase()) ?? null;

/** The status that a text of another program probably means; null if unknown. */
export const statusOf = (text: string): LeadStatus | null => statuses.get(plainWords(text)) ?? null;

/** Whether a text is one of our statuses, also as "Hot lead". */
export const isKnownStatus = (text: string): boolean =>
  ownStatuses.has(plainWords(text).replace(/ lead$/, ''));

const types = new Map<string, LeadType>(leadTypes.map((type) => [plainWords(type), type]));

/** The lead type that a text names; null for any other text. */
export const typeOf = (text: string): LeadType | null => types.get(plainWords(text)) ?? null;

export const isTypeName = (text: string): boolean => typeOf(text) !== null;

const sourceNames: Readonly<Record<string, string>> = {
  [leadSources.scan]: `business card|business cards|card scan|visitenkarte|visitenkarten|
    carte de visite|tarjeta de visita`,
  [leadSources.event]: `event|events|trade show|tradeshow|trade fair|fair|exhibition|conference|
    seminar|messe|salon|feria|fiera|feira|event lead|trade shows`,
  [leadSources.referral]: `referral|referrals|employee referral|external referral|partner referral|
    customer referral|word of mouth|empfehlung|recommandation|recomendación|referred`,
  [leadSources.manual]: `manual|manually|manual entry|crm ui|manually created`,
};

const sources = new Map(
  Object.entries(sourceNames).flatMap(([label, names]) =>
    [label, ...names.split('|')].map((name) => [plainWords(name), label]),
  ),
);

/** The source that a text of another program means; the text itself if it is not one of ours. */
export const sourceOf = (text: string): string => sources.get(plainWords(text)) ?? text;

const salutations = new Set(
  `mr|mrs|ms|miss|mx|sir|madam|dr|prof|professor|rev|herr|frau|hr|fr|dipl|ing|med|phil|jur|mag|
   m|mme|mlle|monsieur|madame|mademoiselle|me|sr|sra|srta|senor|senora|don|dona|sig|dott|dottssa|
   signor|signora|avv|mgr|pan|pani|bay|bayan|shri|smt`
    .split('|')
    .map(plainWords),
);

/** Whether a text is a form of address such as "Mr." or "Prof. Dr." rather than a position. */
export const isSalutation = (text: string): boolean => {
  const words = plainWords(text).split(' ');
  return words.length <= 4 && words.every((word) => salutations.has(word));
};

/** Whether a form of address has an academic title, which is part of the name. */
export const hasDegree = (text: string): boolean =>
  /(?<!\p{L})(?:dr|prof|dipl|ing|mag|dott)(?!\p{Ll}{4})/iu.test(text);

/** Whether a text is "Mr." or "Frau", without an academic title. */
export const isPlainSalutation = (text: string): boolean => isSalutation(text) && !hasDegree(text);
