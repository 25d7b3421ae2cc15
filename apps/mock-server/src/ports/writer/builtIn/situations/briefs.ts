import { dayMs } from '@cardinal/contract/limits';
import type { Brief, PastContact } from '../../writer.ts';

/** Saturday, 21 November 2026, noon. */
export const now = Date.UTC(2026, 10, 21, 12);

/** The parts of a brief that a test specifies; the others are unknown. */
export interface BriefExample extends Partial<Omit<Brief, 'lead' | 'sender'>> {
  lead?: Partial<Brief['lead']>;
  sender?: Partial<Brief['sender']>;
}

/** A brief with only the first name, the sender and the given parts. */
export const buildBrief = ({ lead, sender, ...brief }: BriefExample = {}): Brief => ({
  kind: 'initial',
  lead: {
    id: 'lead-1',
    firstName: 'Grace',
    lastName: '',
    company: '',
    position: '',
    status: 'Warm',
    source: 'Manual Entry',
    notes: '',
    country: '',
    hasPhone: false,
    capturedAt: now - 3 * dayMs,
    ...lead,
  },
  capturedBy: { isOwn: true, name: 'Maya' },
  event: null,
  contacts: [],
  sender: {
    name: 'Maya Fernandes',
    company: 'Aurora Trading',
    about: '',
    tone: 'friendly',
    ...sender,
  },
  context: '',
  now,
  ...brief,
});

/** A fair that ended ten days ago. */
export const fair = {
  name: 'Nordic Trade Fair',
  startAt: now - 12 * dayMs,
  endAt: now - 10 * dayMs,
};
const about = 'supply refurbished laptops to schools and small offices';
/** A sender whose company says what it sells. */
export const selling = { about };
/** A colleague captured the lead. */
export const colleague = { isOwn: false, name: 'Lukas' };

/** A contact some days ago. */
export const ago = (
  type: PastContact['type'],
  days: number,
  { by = '', subject = '' }: { by?: string; subject?: string } = {},
): PastContact => ({ type, at: now - days * dayMs, isOwn: by === '', by, subject });

/** A person, so that each situation reads as a letter to somebody else. */
export const person = (firstName: string, lastName: string, company = '', position = '') => ({
  id: `lead-${firstName}`,
  firstName,
  lastName,
  company,
  position,
});

/** A situation for the table: what is known, in a few words, and the brief. */
export type Situation = readonly [string, BriefExample];
