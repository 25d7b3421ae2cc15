import {
  leadUpdateSchema,
  proposalSchema,
  type LeadChange,
  type NextStep,
  type ProposalFacts,
  type ProposalKind,
} from '@cardinal/contract';
import { readPeople } from '../../store/accounts/users.ts';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import type { Read } from '../../store/schema.ts';
import { storedJson } from '../../store/storedJson.ts';
import { fullName } from '../shared/names.ts';
import { isoOrNull } from '../shared/times.ts';

/** The fields of a suggestion, before or after it. */
export const factsJson = storedJson<ProposalFacts>(
  'fields of a suggestion',
  proposalSchema.shape.before,
);

/** A next step as fields of a suggestion. */
export const stepFacts = (step: NextStep | null): ProposalFacts => ({
  next_step_kind: step?.kind ?? null,
  next_step_at: step?.due_at ?? null,
  next_step_note: step?.note ?? null,
});

async function ownerFacts(db: Read, { assigned_to: id }: LeadRow): Promise<ProposalFacts> {
  const person = id === null ? undefined : (await readPeople(db, [id])).get(id);
  return { assignedTo: id, agent: person ? fullName(person) : null };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What a suggestion shows of a lead before the change. @param after What it would change */
export async function factsBefore(
  db: Read,
  kind: ProposalKind,
  lead: LeadRow,
  after: ProposalFacts,
): Promise<ProposalFacts> {
  switch (kind) {
    case 'status':
    case 'fields': {
      const current: Readonly<Record<string, unknown>> = lead;
      return Object.fromEntries(Object.keys(after).map((field) => [field, textOf(current[field])]));
    }
    case 'assignment':
      return ownerFacts(db, lead);
    case 'follow_up':
      return {
        next_step_kind: lead.next_step_kind,
        next_step_at: isoOrNull(lead.next_step_at),
        next_step_note: lead.next_step_note,
      };
    case 'email':
      return { to: lead.email };
    case 'note':
      return {};
  }
}

/** The change to a lead's own fields that a suggestion makes. */
export function leadChangeOf(
  kind: 'status' | 'fields' | 'follow_up',
  after: ProposalFacts,
): LeadChange {
  if (kind !== 'follow_up') return leadUpdateSchema.parse(after);
  const { next_step_kind: step, next_step_at: due_at, next_step_note: note } = after;
  return leadUpdateSchema.parse({ next_step: step && { kind: step, due_at, note } });
}

/** Characters of each field that the audit trail keeps. */
const mostAudited = 1_000;

/** The fields as the audit trail keeps them. */
export const auditedFacts = (facts: ProposalFacts): ProposalFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [field, value?.slice(0, mostAudited) ?? null]),
  );
