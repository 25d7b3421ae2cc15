import type { ImportField } from '@cardinal/contract';
import { importFieldLabels, leadStatuses, leadTypes } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import { writeTemplate } from '../../ports/sheets/index.ts';
import type { TemplateColumn } from '../../ports/sheets/index.ts';
import { seesAll } from '../shared/principal.ts';
import type { Principal } from '../shared/principal.ts';

const most = (characters: number) => `At most ${characters.toLocaleString('en-US')} characters.`;

type Guide = Omit<TemplateColumn, 'name'>;

const guides: readonly (readonly [ImportField, Guide])[] = [
  ['first_name', { width: 16, example: 'Ada', isRequired: true, about: most(lengths.name) }],
  ['last_name', { width: 18, example: 'Lovelace', about: most(lengths.name) }],
  ['email', { width: 30, example: 'ada@example.com', isRequired: true, about: 'One address.' }],
  ['phone', { width: 20, example: '+44 20 7946 0000', about: 'Best with the country code.' }],
  ['company', { width: 26, example: 'Analytical Engines', about: most(lengths.company) }],
  ['position', { width: 22, example: 'Head of Purchasing', about: most(lengths.position) }],
  [
    'lead_status',
    { width: 10, example: 'Warm', allowed: leadStatuses, about: 'Empty means Warm.' },
  ],
  [
    'lead_type',
    { width: 18, example: 'All Leads', allowed: leadTypes, about: 'Empty means All Leads.' },
  ],
  ['source', { width: 16, example: 'Referral', about: 'Where the lead is from. Empty: import.' }],
  ['notes', { width: 40, example: 'Wants a quote by Friday.', about: most(lengths.notes) }],
  [
    'assigned_to',
    { width: 28, example: '', about: "Email address of one of your company's activated agents." },
  ],
];

type Workbook = Promise<Uint8Array<ArrayBuffer>>;

function write(isAssigning: boolean): Workbook {
  const offered = guides.filter(([field]) => field !== 'assigned_to' || isAssigning);
  const columns = offered.map(([field, guide]) =>
    Object.assign({ name: importFieldLabels[field] }, guide),
  );
  return writeTemplate(columns);
}

/** The workbooks by whether they have a column for the assignee; each is written once. */
const written = new Map<boolean, Workbook>();

/** The workbook that a user fills in; only managers and administrators can assign leads in it. */
export function importTemplate(principal: Principal): Workbook {
  const isAssigning = seesAll(principal);
  const known = written.get(isAssigning);
  if (known) return known;
  const workbook = write(isAssigning);
  written.set(isAssigning, workbook);
  // The next request tries again.
  workbook.catch(() => written.delete(isAssigning));
  return workbook;
}
