import type { CompanyTone, EmailType, LeadStatus } from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import type { Brief } from '../../writer.ts';
import { aboutClause } from './company.ts';
import {
  colleagueName,
  lastContactOf,
  spokenTime,
  threadSubject,
  type LastContact,
} from './history.ts';
import { addressOf, clean, companyName, positionName } from './names.ts';
import { readHints, type NoteHints } from './notes.ts';
import { findTopic, type Topic } from './topic.ts';
import { lowerFirst } from './words.ts';

/** Milliseconds after which an event is no longer a reason to write. */
const eventIsOld = 180 * dayMs;

/** The known facts, worded for use in a sentence; '' and undefined for unknown ones. */
export interface Facts extends NoteHints {
  kind: EmailType;
  status: LeadStatus;
  /** "Hi Grace,". */
  greeting: string;
  company: string;
  /** "at Kestrel Supplies", with a space before it. */
  atCompany: string;
  /** What the lead's position says about who decides. */
  part: 'buyer' | 'head' | undefined;
  /** The event where they met. `ago` is "last week", with a space before it, or ''. */
  event: { name: string; when: 'before' | 'during' | 'after'; ago: string } | undefined;
  /** Who met the lead in person: the sender, or "my colleague Lukas"; undefined if nobody did. */
  metBy: { isOwn: true } | { isOwn: false; colleague: string } | undefined;
  /** The origin of the lead, if the source makes it clear. */
  origin: 'card' | 'referral' | 'form' | undefined;
  topic: Topic | undefined;
  /** Whether the quantity need not be asked for. */
  hasQuantity: boolean;
  hasPhone: boolean;
  last: LastContact | undefined;
  /** Subject that continues the sender's last email; '' without one. */
  thread: string;
  sender: { name: string; firstName: string; company: string; about: string; tone: CompanyTone };
  /** Next working days: "later this week" or "early next week". */
  soon: string;
}

function eventOf({ event, now }: Brief): Facts['event'] {
  const name = clean(event?.name ?? '', 100);
  if (!event || !name || event.endAt < now - eventIsOld) return undefined;
  if (now < event.startAt) return { name, when: 'before', ago: '' };
  if (now <= event.endAt) return { name, when: 'during', ago: '' };
  const ago = spokenTime(event.endAt, now);
  return { name, when: 'after', ago: ago && !ago.startsWith('on ') ? ` ${ago}` : '' };
}

function originOf(source: string): Facts['origin'] {
  if (/^(?:business[ _]card)/i.test(source)) return 'card';
  if (/^partner: /i.test(source)) return 'form';
  return /^referral\b/i.test(source) ? 'referral' : undefined;
}

/** Sources of leads that somebody of us met. */
const inPerson = /^(?:business[ _]card|badge|manual)/i;

function metByOf({ capturedBy, lead }: Brief, event: Facts['event']): Facts['metBy'] {
  if (!capturedBy || event?.when === 'before' || !inPerson.test(lead.source)) return undefined;
  // Somebody typed it in: only an event tells where they met.
  if (/^manual/i.test(lead.source) && !event) return undefined;
  return capturedBy.isOwn
    ? { isOwn: true }
    : { isOwn: false, colleague: colleagueName(capturedBy.name) };
}

/** Questions about the lead's interests; budgets and roles are not topics for an email. */
const aboutWishes = /\b(?:interest\w*|topics?|products?|needs?|looking for|wants?)\b/i;
const aboutQuantity =
  /\b(?:how many|how much do you need|quantity|quantities|volume|units|seats)\b/i;

/** The lead's choice at the stand, if the question was about interests. */
function topicOfAnswers({ answers = [] }: Brief): Topic | undefined {
  const chosen = answers.find(
    ({ kind, question }) => (kind === 'choices' || kind === 'choice') && aboutWishes.test(question),
  );
  return (
    chosen && findTopic(`interested in ${chosen.answer.split(', ').map(lowerFirst).join(' and ')}`)
  );
}

const partOf = (position: string): Facts['part'] => {
  if (/\b(?:purchas\w+|procurement|buyer|buying|sourcing)\b/i.test(position)) return 'buyer';
  return /\b(?:c[efot]o|chief|founder|owner|president|managing director|director|partner|vp|head)\b/i.test(
    position,
  )
    ? 'head'
    : undefined;
};

/** Countries whose business letters begin with the whole name until both sides know each other. */
const formalCountries = new Set(
  'DE AT CH LI LU FR IT ES PT PL CZ SK HU RO BG HR RS SI UA TR JP KR CN TW VN'.split(' '),
);
/** Countries where that stays so. */
const alwaysFormal = new Set(['JP', 'KR', 'CN', 'TW', 'VN']);

function greetingOf({ lead, sender, contacts }: Brief, metBy: Facts['metBy']): string {
  const { name, isFormal } = addressOf(lead.firstName, lead.lastName);
  if (!name) return 'Hello,';
  const isKnown = metBy?.isOwn === true || contacts.some(({ isOwn }) => isOwn);
  const wantsWhole =
    sender.tone === 'formal' ||
    alwaysFormal.has(lead.country) ||
    (formalCountries.has(lead.country) && !isKnown);
  const whole = wantsWhole && !isFormal ? addressOf(lead.firstName, lead.lastName, true).name : '';
  return isFormal || whole ? `Dear ${whole || name},` : `Hi ${name},`;
}

/** An initial alone is no name to sign with. */
const firstNameOf = (name: string) => {
  const [first = ''] = name.split(' ', 1);
  return first.length > 2 ? first : name;
};

/** Monday to Wednesday there is time this week. */
const soonOf = (now: number) =>
  [1, 2, 3].includes(new Date(now).getUTCDay()) ? 'later this week' : 'early next week';

/** The facts of a brief that may be mentioned to the lead. */
export function factsOf(brief: Brief): Facts {
  const { kind, lead, sender, contacts, now, answers = [] } = brief;
  const company = companyName(lead.company);
  const event = eventOf(brief);
  const metBy = metByOf(brief, event);
  const topic = findTopic(lead.notes) ?? topicOfAnswers(brief);
  const hints = readHints(lead.notes, { capturedAt: lead.capturedAt, now });
  const own = companyName(sender.company);
  const name = clean(sender.name, 120);
  return {
    ...hints,
    hasDeadline: hints.hasDeadline || answers.some((answer) => answer.kind === 'timeframe'),
    kind,
    status: lead.status,
    greeting: greetingOf(brief, metBy),
    company,
    atCompany: company && ` at ${company}`,
    part: partOf(positionName(lead.position)),
    event,
    metBy,
    origin: originOf(lead.source),
    topic,
    hasQuantity:
      /\d/.test(topic?.text ?? '') || answers.some(({ question }) => aboutQuantity.test(question)),
    hasPhone: lead.hasPhone,
    last: lastContactOf(contacts, now),
    thread: threadSubject(contacts, now),
    sender: {
      name,
      firstName: firstNameOf(name),
      company: own.toLowerCase() === company.toLowerCase() ? '' : own,
      about: aboutClause(sender.about, own),
      tone: sender.tone,
    },
    soon: soonOf(now),
  };
}
