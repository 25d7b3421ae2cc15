import type { NextStepKind } from '@cardinal/contract';
import { nextStepLabels } from '@cardinal/contract/labels';
import { insertActivity } from '../../store/leads/activities.ts';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import { updateLead } from '../../store/leads/leads.ts';
import type { Write } from '../../store/schema.ts';
import { hour, minute, onDay } from './times.ts';

/** Nobody plans for 14:07. */
const half = 30 * minute;

interface DemoStep {
  kind: NextStepKind;
  /** Day, counted from today, and hour; or in how many hours: whoever looks around is not reminded at once. */
  due: readonly [day: number, hour: number] | number;
  note: string;
}

/** What comes next with some of the leads that have been contacted, by the name before the @. */
const steps: Readonly<Record<string, DemoStep>> = {
  yael: { kind: 'call', due: [-1, 15], note: 'Ask who decides on the rollout' },
  'wei.li': { kind: 'email', due: [-3, 9], note: 'Send the data sheet of the tablets' },
  'tomas.novak': { kind: 'call', due: 3, note: 'Go through his questions on repairs' },
  noah: { kind: 'email', due: 5, note: 'Thank him for referring Priya' },
  'mei.chen': { kind: 'meeting', due: [2, 13], note: 'Show the account team around' },
  'omar.haddad': { kind: 'call', due: [5, 9], note: 'Agree on the first ten laptops' },
  'liam.osullivan': { kind: 'call', due: [-2, 11], note: 'Ask whether the offer arrived' },
  'layla.alhassan': { kind: 'other', due: 4, note: 'Send the Arabic price list on WhatsApp' },
  rohan: { kind: 'call', due: [1, 9], note: 'Talk about a partnership' },
  'maximiliano.fernandezdecordoba': {
    kind: 'meeting',
    due: [3, 14],
    note: 'Present the offer for six sites',
  },
  'd.kowalczyk': { kind: 'call', due: [-1, 10], note: 'Ask how many offices he equips' },
  'ingrid.sorensen': { kind: 'email', due: 4, note: 'Ask for her phone number' },
};

/** Plans what comes next with a lead of the demo, if there is anything. */
export async function seedStep(
  tx: Write,
  lead: LeadRow,
  {
    workspaceId,
    userId,
    at,
    now,
  }: { workspaceId: string; userId: string; at: number; now: number },
): Promise<void> {
  const step = steps[lead.email.replace(/@.*/, '')];
  if (!step) return;
  const { kind, due, note } = step;
  const dueAt =
    typeof due === 'number' ? Math.ceil((now + due * hour) / half) * half : onDay(now, ...due);
  const fields = { next_step_kind: kind, next_step_at: dueAt, next_step_note: note };
  await updateLead(tx, { workspaceId }, lead, { fields, at });
  await insertActivity(tx, {
    workspaceId,
    leadId: lead.id,
    actorId: userId,
    type: 'edited',
    title: 'Lead edited',
    description: `Next step: ${nextStepLabels[kind]} on ${new Date(dueAt).toISOString().slice(0, 10)} · ${note}`,
    at,
  });
}
