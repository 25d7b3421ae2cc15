import type { ImportField, LeadField } from '@cardinal/contract';
import {
  importFieldLabels,
  leadFieldNames,
  leadFields,
  leadStatuses,
  leadTypes,
} from '@cardinal/contract/labels';
import { writeTemplate, type TemplateColumn } from '../../ports/sheets/index.ts';
import { seesAll, type Principal } from '../shared/principal.ts';

const most = (characters: number) => `At most ${characters.toLocaleString('en-US')} characters.`;

type Guide = Omit<TemplateColumn, 'name'>;

/** What the template says about a column; by default, its maximum length. */
const remarks: Partial<Record<ImportField, Partial<Guide>>> = {
  first_name: { isRequired: true },
  email: { isRequired: true, about: 'One address.' },
  phone: { about: 'Preferably with the country code.' },
  lead_status: { allowed: leadStatuses, about: 'Empty means Warm.' },
  lead_type: { allowed: leadTypes, about: 'Empty means All Leads.' },
  source: { about: 'Where the lead comes from. Empty means import.' },
};

const guideOf = (field: LeadField): Guide => {
  const { width, example, max } = leadFields[field];
  return { width, example, about: most(max), ...remarks[field] };
};

/** The columns of the template, in the order of the table of fields; only an event has badges. */
const guides: readonly (readonly [ImportField, Guide])[] = [
  ...leadFieldNames
    .filter((field) => field !== 'badge_code')
    .map((field) => [field, guideOf(field)] as const),
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
