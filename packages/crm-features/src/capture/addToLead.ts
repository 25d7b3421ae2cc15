import type { Lead, LeadUpdate } from '@cardinal/contract';
import { cardFields } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import { isSameText } from '../format/index.ts';
import type { LeadValues } from './leadValues.ts';
import { badgeLabel, fieldLabels } from './texts.ts';

const digits = (text: string) => text.replace(/\D/g, '').replace(/^00/, '');

/** Phone numbers are the same in any grouping. */
const isSamePhone = (one: string, other: string) => digits(one) === digits(other);

/**
 * The change that adds the form's input to a lead: empty fields are filled; values that differ, and
 * the notes, go below the lead's notes, so that nothing is overwritten and nothing lost. The status
 * stays.
 */
export function additionTo(lead: Lead, values: LeadValues): LeadUpdate {
  const filled: LeadUpdate = {};
  const lines: string[] = [];
  for (const field of cardFields) {
    const value = values[field].trim();
    if (value === '') continue;
    const isKnown = field === 'phone' ? isSamePhone : isSameText;
    if (lead[field] === '') filled[field] = value;
    else if (!isKnown(lead[field], value)) lines.push(`${fieldLabels[field]}: ${value}`);
  }
  const code = values.badge_code.trim();
  if (code !== '' && lead.badge_code === '') filled.badge_code = code;
  else if (code !== '' && lead.badge_code !== code) lines.push(`${badgeLabel}: ${code}`);
  const notes = values.notes.trim();
  const added = [...(notes && !lead.notes.includes(notes) ? [notes] : []), ...lines].join('\n');
  if (added === '') return filled;
  return { ...filled, notes: [lead.notes, added].filter(Boolean).join('\n\n') };
}

/** Whether the notes of the lead have room for an addition. */
export const hasRoom = ({ notes }: LeadUpdate): boolean => (notes ?? '').length <= lengths.notes;
