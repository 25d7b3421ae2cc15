import { hasLegalForm } from '@cardinal/contact/people/legalForms';
import { isGivenName } from '@cardinal/contact/people/people';
import type { ImportMapping } from '@cardinal/contract';
import type { SheetRow } from '../../../ports/sheets/index.ts';

/** Share of the values of a column that must be names or companies: lists know only some of them. */
const enough = 0.5;

const isWords = (text: string): boolean => /^[\p{L}\p{M}][\p{L}\p{M}'’. -]*$/u.test(text);
const isFirstName = (text: string): boolean =>
  isWords(text) && isGivenName(text.split(' ')[0] ?? '');
const isFullName = (text: string): boolean =>
  isWords(text) && text.includes(' ') && text.split(' ').some((word) => isGivenName(word));

/** A mapping with the names and companies of a list without a header, which their values tell. */
export function withNamesByValue(rows: readonly SheetRow[], mapping: ImportMapping): ImportMapping {
  const found = [...mapping];
  const valuesIn = (column: number) => rows.flatMap(({ cells }) => cells[column] || []);
  const findColumn = (fits: (text: string) => boolean, share = enough) =>
    found.findIndex((field, column) => {
      const values = valuesIn(column);
      const fitting = values.filter((text) => fits(text)).length;
      return field === null && values.length > 0 && fitting >= values.length * share;
    });
  const whole = findColumn(isFullName);
  const first = whole < 0 ? findColumn(isFirstName) : -1;
  if (whole >= 0) found[whole] = 'full_name';
  if (first >= 0) {
    found[first] = 'first_name';
    // Last names are too many for a list; they stand beside first ones.
    const last = [first + 1, first - 1].find(
      (column) => found[column] === null && valuesIn(column).every(isWords),
    );
    if (last !== undefined && valuesIn(last).length > 0) found[last] = 'last_name';
  }
  const company = findColumn(hasLegalForm);
  if (company >= 0) found[company] = 'company';
  return found;
}
