import { isSameBadge } from '@cardinal/contact';
import { isIncomplete, leadFieldNames, type LeadField } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import type { Dialect } from '../../../store/engine/database.ts';
import { fillImportedLead, findImportedLead } from '../../../store/importing/importedLeads.ts';
import type { LeadRow } from '../../../store/leads/leadRows.ts';
import type { LeadScope } from '../../../store/leads/leadScope.ts';
import { findLead, updateLead, type LeadFields } from '../../../store/leads/leads.ts';
import { insertActivity } from '../../../store/leads/activities.ts';
import { actionSinceOf, recordImportChange } from '../../../store/importing/importChanges.ts';
import type { ImportRecord } from '../../../store/importing/imports.ts';
import type { Write } from '../../../store/schema.ts';
import { describeChange } from '../../leads/leadChanges.ts';
import type { PreparedLead } from '../process/rowWork.ts';
import type { Merge } from './leadChunks.ts';

type Changed = Partial<LeadFields>;

/**
 * The notes of a lead with those of a row below; unchanged if they already contain them, or have no
 * room.
 */
function withNotes(before: string, added: string): string {
  if (before === '') return added;
  const both = `${before}\n\n${added}`;
  return before.includes(added) || both.length > lengths.notes ? before : both;
}

/**
 * The notes of a row. An existing lead keeps its event and answers, so those of the row are added
 * as notes.
 */
const notesOf = ({ fields, matched }: PreparedLead): string =>
  [fields.notes, ...matched].filter(Boolean).join('\n');

/**
 * The changes of a row to a lead: only empty fields, or every field that the row has. The assignee is
 * not among them: assigning has its own calls.
 */
function mergedFields(
  before: Pick<LeadRow, LeadField>,
  { lead, action }: Pick<Merge, 'lead' | 'action'>,
): Changed {
  const entries = leadFieldNames.flatMap((field) => {
    const hasMatched = field === 'notes' && lead.matched.length > 0;
    if (!hasMatched && !lead.given.includes(field)) return [];
    const old = before[field];
    if (action === 'fill' && old !== '') return [];
    const added = lead.fields[field];
    const value = field === 'notes' ? withNotes(old, notesOf(lead)) : added;
    return value === '' || value === old ? [] : [[field, value] as const];
  });
  return Object.fromEntries(entries);
}

/** The owner of the lead that a row changed, or that it changed nothing or its lead no longer exists. */
type MergeOutcome = { changedOf: string } | 'unchanged' | 'gone';

/** The workspace and time of an import's transaction. */
export interface ImportTransaction {
  tx: Write;
  dialect: Dialect;
  record: ImportRecord;
  /** The leads that the user who uploaded the file may change. */
  scope: LeadScope;
  /** Milliseconds. */
  at: number;
}

/** Changes the lead that a row duplicates, and records its earlier values. */
export async function applyMerge(
  transaction: ImportTransaction,
  merge: Merge,
): Promise<MergeOutcome> {
  const { tx, record, scope, at } = transaction;
  for (;;) {
    const before = await findLead(tx, scope, merge.into);
    if (record.event_id !== null && !isWaiting(before, record, merge)) return 'unchanged';
    if (!before) return mergeIntoImported(transaction, merge);
    const fields = mergedFields(before, merge);
    if (Object.keys(fields).length === 0) return 'unchanged';
    const actionSince = await actionSinceOf(tx, record, before.id);
    const after = await updateLead(tx, scope, before, { fields, at });
    if (!after) continue;
    const { title, description } = describeChange(before, fields);
    const { id: activityId } = await insertActivity(tx, {
      workspaceId: record.workspace_id,
      leadId: after.id,
      actorId: record.user_id,
      type: 'imported',
      title:
        record.event_id === null
          ? 'Lead updated by an import'
          : 'Lead filled in from the list of attendees',
      description: [
        `File: ${record.file_name}`,
        ...('lead_status' in fields ? [title] : []),
        description,
      ]
        .filter(Boolean)
        .join('\n'),
      at,
    });
    await recordImportChange(tx, record, {
      leadId: after.id,
      before: pick(before, fields),
      after: pick(after, fields),
      actionSince,
      activityIds: [activityId],
    });
    return { changedOf: after.owner_id };
  }
}

/** Whether a lead still lacks the values in the row of a list of attendees. */
const isWaiting = (
  lead: LeadRow | undefined,
  { event_id: eventId }: ImportRecord,
  { lead: { fields } }: Merge,
): boolean =>
  lead !== undefined &&
  lead.event_id === eventId &&
  isSameBadge(lead.badge_code, fields.badge_code) &&
  isIncomplete(lead);

const pick = (lead: LeadRow, fields: Changed): Changed =>
  Object.fromEntries(
    leadFieldNames.filter((field) => field in fields).map((field) => [field, lead[field]]),
  );

/**
 * Changes a lead that an earlier row of the same file created. It is not counted before the import
 * ends, so its status and type, by which leads are counted, stay.
 */
async function mergeIntoImported(
  { tx, record }: ImportTransaction,
  merge: Merge,
): Promise<MergeOutcome> {
  if (!record.id_prefix || !merge.into.startsWith(record.id_prefix)) return 'gone';
  const before = await findImportedLead(tx, record.workspace_id, merge.into);
  if (!before) return 'gone';
  const { lead_status: _status, lead_type: _type, ...fields } = mergedFields(before, merge);
  if (Object.keys(fields).length === 0) return 'unchanged';
  await fillImportedLead(tx, record.workspace_id, before, fields);
  return { changedOf: before.owner_id };
}
