import type { EmailType, LeadStatus } from '@cardinal/contract';
import type { Brief } from '../writer.ts';
import { addressOf, clean, companyName, positionName } from './names.ts';
import type { Address } from './names.ts';
import { findTopic } from './topic.ts';
import type { Topic } from './topic.ts';

/** An event is no reason to write any more after this long, in milliseconds. */
const eventIsOld = 180 * 86_400_000;

/** What is known, in words that can stand in a sentence; '' and undefined where nothing is. */
export interface Facts {
  kind: EmailType;
  status: LeadStatus;
  /** How the lead is addressed. */
  address: Address;
  company: string;
  /** "at Kestrel Supplies", with a space before it. */
  atCompany: string;
  position: string;
  /** Where they were met, and how that lies in time. */
  event: { name: string; when: 'before' | 'during' | 'after' } | undefined;
  /** How the lead came: what is plain from the source alone. */
  origin: 'card' | 'referral' | undefined;
  topic: Topic | undefined;
  /** "my call on 18 November". */
  contact: string | undefined;
  sender: { name: string; company: string };
}

/** 18 November; with the year where it is another than now. */
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

/** What of a brief can be told to the lead. */
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
    topic: findTopic(lead.notes),
    contact: contactOf(brief),
    sender: { name: clean(sender.name, 120), company: companyName(sender.company) },
  };
}
