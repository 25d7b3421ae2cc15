import { missingFields } from '@cardinal/contract';
import type { LeadChange } from '@cardinal/contract';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import type { LeadFields } from '../../store/leads/leads.ts';
import { invalid } from '../shared/failures.ts';
import type { EventAnswersColumns } from './eventAnswers.ts';

type PlainField = Exclude<
  keyof LeadFields,
  'lead_status' | 'event_id' | 'answers' | 'answers_score'
>;

/** Names of the editable fields, in the order of the form. */
const fieldLabels: readonly (readonly [PlainField, string])[] = [
  ['first_name', 'First name'],
  ['last_name', 'Last name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['company', 'Company'],
  ['position', 'Position'],
  ['source', 'Source'],
  ['lead_type', 'Type'],
  ['notes', 'Notes'],
  ['badge_code', 'Badge code'],
];

/**
 * @param prefix Of the fields in the body of the call
 * @throws `invalid` if a lead lacks a first name or email address and has no badge code.
 */
export function requireComplete(
  lead: Pick<LeadRow, 'first_name' | 'email' | 'badge_code'>,
  prefix = '',
): void {
  const [first, ...others] = missingFields(lead).map(({ path, message }) => ({
    path: `${prefix}${path}`,
    message,
  }));
  if (first) throw invalid([first, ...others]);
}

/** The fields of a change that differ from the lead. */
export function changedFields(
  lead: LeadRow,
  change: Omit<LeadChange, 'event_id' | 'answers'> & EventAnswersColumns,
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
  const lines = fieldLabels.flatMap(([field, label]) => {
    const value = fields[field];
    return value === undefined ? [] : [`${label}: ${quoted(lead[field])} → ${quoted(value)}`];
  });
  if (fields.answers !== undefined) {
    lines.push(fields.answers === null ? 'Answers removed' : 'Questions at the stand answered');
  }
  if (fields.event_id !== undefined) {
    lines.push(fields.event_id === null ? 'Event removed' : 'Event set');
  }
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
