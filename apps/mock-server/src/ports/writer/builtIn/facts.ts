import type { EmailType, LeadStatus } from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import type { Brief } from '../writer.ts';
import { addressOf, clean, companyName, positionName, type Address } from './names.ts';
import { findTopic, type Topic } from './topic.ts';

/** Milliseconds after which an event is no longer a reason to write. */
const eventIsOld = 180 * dayMs;

/** The known facts, worded for use in a sentence; '' and undefined for unknown ones. */
export interface Facts {
  kind: EmailType;
  status: LeadStatus;
  /** The salutation of the lead. */
  address: Address;
  company: string;
  /** "at Kestrel Supplies", with a space before it. */
  atCompany: string;
  position: string;
  /** The event where they met, relative to now. */
  event: { name: string; when: 'before' | 'during' | 'after' } | undefined;
  /** The origin of the lead, if the source makes it clear. */
  origin: 'card' | 'referral' | undefined;
  topic: Topic | undefined;
  /** "my call on 18 November". */
  contact: string | undefined;
  sender: { name: string; company: string };
}

/** 18 November, with the year if it is not the current one. */
function dayOf(at: number, now: number): string {
  const isThisYear = new Date(at).getUTCFullYear() === new Date(now).getUTCFullYear();
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(at);
}

function eventOf({ event, now }: Brief): Facts['event'] {
  const name = clean(event?.name ?? '', 100);
  if (!event || !name || event.endAt < now - eventIsOld) return undefined;
  if (now < event.startAt) return { name, when: 'before' };
  return { name, when: now <= event.endAt ? 'during' : 'after' };
}

function contactOf({ lastContact, now }: Brief): string | undefined {
  if (!lastContact || lastContact.at > now) return undefined;
  const { type, at, isOwn } = lastContact;
  const whose = isOwn ? 'my' : 'my colleague’s';
  const day = dayOf(at, now);
  switch (type) {
    case 'email':
      return `${whose} email of ${day}`;
    case 'call':
      return `${whose} call on ${day}`;
    case 'whatsapp':
      return `${whose} WhatsApp message of ${day}`;
    case 'meeting':
      return `${whose} invitation of ${day}`;
    default:
      return undefined;
  }
}

function originOf(source: string): Facts['origin'] {
  if (/^(?:business[ _]card)/i.test(source)) return 'card';
  return /^referral\b/i.test(source) ? 'referral' : undefined;
}

/** Questions about the lead's interests; budgets and roles are not topics for an email. */
const aboutWishes = /\b(?:interest\w*|topics?|products?|needs?|looking for|wants?)\b/i;

/** The lead's choice at the stand, if the question was about interests. */
function topicOfAnswers({ answers = [] }: Brief): Topic | undefined {
  const chosen = answers.find(
    ({ kind, question }) => (kind === 'choices' || kind === 'choice') && aboutWishes.test(question),
  );
  return chosen && findTopic(`interested in ${chosen.answer.replaceAll(', ', ' and ')}`);
}

/** The facts of a brief that may be mentioned to the lead. */
export function factsOf(brief: Brief): Facts {
  const { kind, lead, sender } = brief;
  const company = companyName(lead.company);
  return {
    kind,
    status: lead.status,
    address: addressOf(lead.firstName, lead.lastName),
    company,
    atCompany: company && ` at ${company}`,
    position: positionName(lead.position),
    event: eventOf(brief),
    origin: originOf(lead.source),
    topic: findTopic(lead.notes) ?? topicOfAnswers(brief),
    contact: contactOf(brief),
    sender: { name: clean(sender.name, 120), company: companyName(sender.company) },
  };
}
