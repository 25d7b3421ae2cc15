import type { ImportField } from '@cardinal/contract';
import { importFieldLabels, importFields } from '@cardinal/contract/labels';
import { fold } from '@cardinal/contract/fold';
import { headerTable } from './headerTable.ts';

/** A header for comparison: only letters and digits. */
const plain = (text: string): string => fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Names of first names that mean the full name if there is no column of last names. */
const aloneFull: ReadonlySet<string> = new Set(
  [
    'nombre',
    'nombres',
    'nome',
    'isim',
    'ad',
    'adı',
    'имя',
    "ім'я",
    'όνομα',
    '이름',
    'ชื่อ',
    'tên',
    'jméno',
  ]
    .concat('ime', 'nama', 'שם', '名字')
    .map(plain),
);

/** Whether a column of first names with this name holds full ones if there are no last names. */
export const meansFullNameAlone = (header: string): boolean =>
  aloneFull.has(plain(header.replace(/[([*:].*/s, '')));

/** How well a name denotes a field; see `headerTable`. */
export type NameStrength = 'best' | 'good' | 'judged' | 'spare' | 'doubtful' | 'kept';

/** A field that a column's name denotes. */
export interface NamedField {
  field: ImportField;
  strength: NameStrength;
}

const strengths: Readonly<Record<string, NameStrength>> = {
  '!': 'best',
  '~': 'spare',
  '?': 'doubtful',
  '*': 'judged',
  '+': 'kept',
};

const fieldsByName = new Map<string, NamedField>();
for (const field of importFields) {
  const own = { key: plain(importFieldLabels[field]), strength: 'good' as const };
  const others = headerTable[field].split('|').map((name) => {
    const strength = strengths[name.trim().charAt(0)] ?? 'good';
    return { key: plain(name), strength };
  });
  for (const { key, strength } of [...others, own]) {
    // A name with two meanings in different languages belongs to the first field.
    if (key !== '' && !fieldsByName.has(key)) fieldsByName.set(key, { field, strength });
  }
}

/** "Person - Name", "Organization - Name", "Lead - Owner": the record that a column belongs to. */
const ofRecord =
  /^\s*(person|contact|people|lead|deal|organi[sz]ation|company|account)\s*(?: [-–:] |\.)\s*(\S.*)$/i;
/** The fields of a deal, or of a lead record separate from its person, that describe the person. */
const ofDeal: ReadonlySet<ImportField> = new Set(['assigned_to', 'source', 'lead_status', 'notes']);

/** The field that a column's name denotes; undefined if it denotes none. */
export function fieldOfHeader(text: string): NamedField | undefined {
  const [, record = '', name = ''] = ofRecord.exec(text) ?? [];
  switch (record.toLowerCase()) {
    case '':
      break;
    case 'person':
    case 'contact':
    case 'people':
      return fieldOfName(name);
    case 'lead':
    case 'deal': {
      const found = fieldOfName(name);
      // The title and status of a deal are not the person's.
      const isTheirs = found && ofDeal.has(found.field) && plain(name) !== 'status';
      return isTheirs ? found : undefined;
    }
    default:
      return plain(name) === 'name' ? { field: 'company', strength: 'good' } : undefined;
  }
  return fieldOfName(text);
}

/**
 * "Phone (work)", "Email *" and "Vorname:" denote the field by their first part, and
 * "Attendee name: Given name" by the second one.
 */
function fieldOfName(text: string): NamedField | undefined {
  const whole = fieldsByName.get(plain(text));
  if (whole) return whole;
  const start = fieldsByName.get(plain(text.replace(/[([*:].*/s, '')));
  if (start?.field !== 'full_name') return start;
  const part = fieldsByName.get(plain(text.slice(text.indexOf(':') + 1)));
  const isPart = part?.field === 'first_name' || part?.field === 'last_name';
  return isPart ? { ...part, strength: start.strength } : start;
}
