import { missingFields, missingOnLists, type LeadChange } from '@cardinal/contract';
import { leadFieldNames, leadFields } from '@cardinal/contract/labels';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import type { LeadFields, NextStepColumns } from '../../store/leads/leads.ts';
import { invalid } from '../shared/failures.ts';
import type { EventAnswers } from './eventAnswers.ts';
import { nextStepText } from './nextSteps/nextStepColumns.ts';
import { recognise } from '../shared/sentences/recognise.ts';

/** The fields whose old and new values are listed; the status is in the title. */
const listedFields = leadFieldNames.filter((field) => field !== 'lead_status');

/**
 * Checks that a change makes no lead incomplete; one from a list may stay so, while its fields are
 * filled in one after the other.
 * @param before Empty if the lead may become incomplete
 * @param prefix Of the fields in the body of the call
 * @throws `invalid` if the changed lead lacks what it must have.
 */
export function requireComplete(before: Partial<LeadRow>, after: LeadRow, prefix = ''): void {
  const lacking = new Set(missingFields(before).map(({ path }) => path));
  const missing = missingFields(after).filter(({ path }) => !lacking.has(path));
  const unusable = missingOnLists(after).filter(({ path }) => lacking.has(path));
  const [first, ...others] = [...missing, ...unusable].map(({ path, message }) => ({
    path: `${prefix}${path}`,
    message: recognise(message),
  }));
  if (first) throw invalid([first, ...others]);
}

/** The fields of a change that differ from the lead. */
export function changedFields(
  lead: LeadRow,
  change: Omit<LeadChange, 'event_id' | 'answers' | 'next_step' | 'pictures' | 'incomplete'> &
    Partial<EventAnswers & NextStepColumns>,
): Partial<LeadFields> {
  const current: Readonly<Record<string, unknown>> = lead;
  return Object.fromEntries(
    Object.entries(change).filter(
      ([field, value]) => value !== undefined && value !== current[field],
    ),
  );
}

/** Old and new values, one line for each field. */
function changeLines(lead: LeadRow, fields: Partial<LeadFields>): string[] {
  const lines = listedFields.flatMap((field) => {
    const value = fields[field];
    if (value === undefined) return [];
    return [`${leadFields[field].label}: ${quoted(lead[field])} → ${quoted(value)}`];
  });
  if (fields.answers !== undefined) {
    lines.push(fields.answers === null ? 'Answers removed' : 'Questions at the stand answered');
  }
  if (fields.pictures !== undefined) {
    lines.push(
      fields.pictures === 0 ? 'Pictures of the card removed' : 'Pictures of the card kept',
    );
  }
  if (fields.consent_text !== undefined) lines.push('Consent taken over');
  if (fields.event_id !== undefined) {
    lines.push(fields.event_id === null ? 'Event removed' : 'Event set');
  }
  const { next_step_kind: kind, next_step_at: at, next_step_note: note } = fields;
  if (kind !== undefined || at !== undefined || note !== undefined) {
    lines.push(nextStepText({ ...lead, ...fields }));
  } else if (fields.step_done_at === null) lines.push('Something to do again');
  return lines;
}

/** The changes of a merge, as the history shows them below the title. */
export function describeMerge(
  lead: LeadRow,
  { lead_status: status, ...fields }: Partial<LeadFields>,
) {
  const ofStatus = status ? [`Status: ${lead.lead_status} → ${status}`] : [];
  return [...ofStatus, ...changeLines(lead, fields)].join('\n');
}

/** A change as the history shows it: the status in the title, other old and new values below. */
export function describeChange(lead: LeadRow, fields: Partial<LeadFields>) {
  const description = changeLines(lead, fields).join('\n');
  const status = fields.lead_status;
  return status
    ? {
        type: 'status_changed' as const,
        title: `Status changed from ${lead.lead_status} to ${status}`,
        description,
      }
    : { type: 'edited' as const, title: 'Lead edited', description };
}

const quoted = (text: string): string => (text === '' ? '(empty)' : `“${text}”`);
