import type {
  DuplicateAction,
  Import,
  ImportField,
  ImportMapping,
  ImportRow,
  ImportValueField,
} from '@cardinal/contract';
import { inPrecedence, joinedFields } from '@cardinal/contract/labels';

/** The user's changes to an import before it starts. */
export interface ImportChange {
  mapping?: ImportMapping;
  order?: number[];
  values?: Partial<Record<ImportValueField, Record<string, string | null>>>;
  duplicates?: DuplicateAction;
  event_id?: string | null;
  assigned_to?: string | null;
  rows?: Record<string, DuplicateAction | null>;
}

/** What a mapping lacks before its rows can be imported; null if nothing. */
export function missingIn(
  mapping: ImportMapping,
  isAttendeeList: boolean,
): 'email' | 'name' | 'badge' | null {
  if (mapping.includes('badge_code')) return null;
  if (isAttendeeList) return 'badge';
  const has = (...fields: ImportField[]) => fields.some((field) => mapping.includes(field));
  if (!has('email', 'phone', 'mobile')) return 'email';
  return has('first_name', 'last_name', 'full_name', 'company') ? null : 'name';
}

/**
 * A mapping in which a column has another field; a field that only one column may hold moves here
 * from the column that had it.
 */
export const withField = (
  mapping: ImportMapping,
  column: number,
  field: ImportField | null,
): ImportMapping =>
  mapping.map((mapped, index) => {
    if (index === column) return field;
    return mapped === field && field !== null && !joinedFields.includes(field) ? null : mapped;
  });

/** A field that several columns hold. */
export interface SharedField {
  field: ImportField;
  /** The columns, the one that takes precedence first. */
  columns: number[];
}

/** The fields that several columns hold, of which a row takes the first filled one. */
export function sharedFields({ mapping, order }: Pick<Import, 'mapping' | 'order'>): SharedField[] {
  const byField = new Map<ImportField, number[]>();
  for (const column of inPrecedence(mapping.length, order)) {
    const field = mapping[column];
    // Each column of answers has a question of its own.
    if (!field || field === 'answers') continue;
    byField.set(field, [...(byField.get(field) ?? []), column]);
  }
  return [...byField]
    .map(([field, columns]) => ({ field, columns }))
    .filter(({ columns }) => columns.length > 1);
}

/** The order of columns in which one has moved among those of its field. */
export function withMove(
  { order }: Pick<Import, 'order'>,
  { columns }: SharedField,
  from: number,
  to: number,
): number[] {
  const moved = columns.toSpliced(from, 1).toSpliced(to, 0, ...columns.slice(from, from + 1));
  return [...order.filter((column) => !columns.includes(column)), ...moved];
}

/** The values chosen for all listed texts of a field, with one of them changed. */
export const withValue = (
  { values }: Import,
  field: ImportValueField,
  text: string,
  value: string | null,
): ImportChange => ({
  values: {
    [field]: Object.fromEntries([
      ...values[field].map((listed) => [listed.text, listed.value]),
      [text, value],
    ]),
  },
});

/** The import as it will be after a change; counts and rows follow from the server. */
export function withChange(shown: Import, change: ImportChange): Import {
  const { mapping = shown.mapping, order = shown.order, duplicates = shown.duplicates } = change;
  const values = { ...shown.values };
  for (const [field, chosen] of Object.entries(change.values ?? {})) {
    // The keys of `ImportChange.values`.
    const name = field as ImportValueField;
    values[name] = values[name].map((listed) => {
      const value = Object.hasOwn(chosen, listed.text) ? chosen[listed.text] : undefined;
      return value === undefined || value === listed.value
        ? listed
        : { ...listed, value, remembered: false };
    });
  }
  const withAction = (row: ImportRow): ImportRow => {
    const action = change.rows?.[String(row.row)];
    return action === undefined ? row : { ...row, action };
  };
  return {
    ...shown,
    mapping,
    order,
    duplicates,
    defaults: {
      event_id: change.event_id === undefined ? shown.defaults.event_id : change.event_id,
      assigned_to:
        change.assigned_to === undefined ? shown.defaults.assigned_to : change.assigned_to,
    },
    values,
    rows: shown.rows.map(withAction),
    problem_rows: shown.problem_rows.map(withAction),
  };
}

/** The name of the person in a row; '' if it has none. */
export function nameIn({ values }: Pick<ImportRow, 'values'>): string {
  const { first_name: first = '', last_name: last = '', full_name: full = '' } = values;
  return `${first} ${last}`.trim() || full;
}

const isDuplicate = ({ duplicates, errors }: ImportRow) =>
  duplicates.length > 0 && errors.length === 0;

/**
 * Whether it is ambiguous to whom the badge in a row of a list of attendees belongs, or which lead
 * is meant.
 */
export const isAmbiguous = ({ duplicates }: Pick<ImportRow, 'duplicates'>): boolean =>
  duplicates.length > 1 || duplicates.some(({ row }) => row !== null);

/** How many rows of a list of attendees fill in a lead. */
export function rowsToFill({ counts, duplicates, rows, problem_rows: problems }: Import): number {
  const byDefault = duplicates === 'fill' ? counts.duplicates - counts.ambiguous : 0;
  const chosen = new Map([...rows, ...problems].map((row) => [row.row, row]));
  const changes = [...chosen.values()].map((row) => {
    const isFilled = row.action === 'fill';
    const wouldBe = duplicates === 'fill' && !isAmbiguous(row);
    return row.action === null || row.errors.length > 0 ? 0 : Number(isFilled) - Number(wouldBe);
  });
  return changes.reduce((sum, change) => sum + change, byDefault);
}

/** How many rows create or change a lead: all valid ones but the duplicates that are skipped. */
export function rowsToImport({ counts, duplicates, rows, problem_rows: problems }: Import): number {
  const chosen = new Map(
    [...rows, ...problems]
      .filter((row) => row.action !== null && isDuplicate(row))
      .map((row) => [row.row, row.action]),
  );
  const skippedRows = [...chosen.values()].filter((action) => action === 'skip').length;
  const others = duplicates === 'skip' ? counts.duplicates - chosen.size : 0;
  return counts.valid - skippedRows - Math.max(0, others);
}
