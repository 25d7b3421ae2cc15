import { buttonMessages } from './buttonMessages.ts';
import type { MessageFormat } from './messageFormat.ts';

/**
 * The library's texts in one language. To change a few of them: `{ language: 'en', messages:
 * (format) => ({ ...english.messages(format), retry: 'Try again' }) }`.
 */
export interface MessageCatalogue {
  /** Language of the texts, in BCP 47: `en`, `ar`, `pt-BR`. */
  language: string;
  /** Returns the texts; use `format` for numbers, plurals and lists. */
  messages: (format: MessageFormat) => Messages;
}

/**
 * Every text that the library itself shows or announces; components read them with `useMessages()`.
 */
const words = ({ list, number, plural }: MessageFormat) => ({
  activeFilters: 'Active filters',
  ascending: (column: string) => `${column}, ascending`,
  atLeast: (minimum: string) => `Enter ${minimum} or more.`,
  atMost: (maximum: string) => `Enter ${maximum} or less.`,
  breadcrumbs: 'Breadcrumbs',
  charactersLeft: (count: number) =>
    plural(count, { one: '# character left', other: '# characters left' }),
  check: 'Check',
  clear: 'Clear',
  clearAll: 'Clear all',
  clearSelection: 'Clear selection',
  close: 'Close',
  columns: 'Columns',
  copied: 'Copied',
  copy: 'Copy',
  copyFailed: 'Could not copy. Select the text and copy it yourself.',
  copyOf: (label: string) => `Copy ${label}`,
  currentChoice: (label: string, value: string) => `${label}: ${value}`,
  descending: (column: string) => `${column}, descending`,
  dismiss: 'Dismiss',
  done: 'Done',
  down: 'Down',
  empty: 'Nothing here',
  errorSummary: (count: number) =>
    plural(count, { one: '# field needs another look', other: '# fields need another look' }),
  filters: 'Filters',
  filtersActive: (count: number) => `Filters (${number(count)})`,
  hiddenLevels: 'Levels in between',
  hidePassword: 'Hide password',
  loading: 'Loading',
  loadMore: 'Load more',
  nearest: (values: readonly string[]) => `Enter ${list(values, 'or')}.`,
  next: 'Next',
  noChange: 'No change',
  noData: 'No data',
  noMatches: 'No matches',
  notAfter: (latest: string) => `Choose ${latest} or earlier.`,
  notBefore: (earliest: string) => `Choose ${earliest} or later.`,
  nothingToCompare: 'Nothing to compare',
  notice: 'Notice',
  notifications: 'Notifications',
  notKnown: 'not known yet',
  notLoaded: 'This could not be opened',
  notLoadedHelp: 'Check your connection and try again.',
  noValue: 'Not given',
  oneValue: (value: string, when: string) => `${value} on ${when}`,
  openCalendar: 'Open the calendar',
  opensInNewTab: '(opens in a new tab)',
  page: (page: number, pageCount?: number) =>
    pageCount === undefined
      ? `Page ${number(page)}`
      : `Page ${number(page)} of ${number(pageCount)}`,
  pagination: 'Pagination',
  previous: 'Previous',
  removeFilter: (label: string, value: string) => `Remove ${label}: ${value}`,
  results: (count: number) => plural(count, { one: '# result', other: '# results' }),
  retry: 'Retry',
  rowActions: 'Actions for the selected rows',
  rowsSelected: (count: number) => plural(count, { one: '# selected', other: '# selected' }),
  selectAll: 'Select all',
  selectAllRows: (count: number) => `Select all ${number(count)}`,
  selectPlaceholder: 'Choose',
  selectRow: (name: string) => `Select ${name}`,
  showPassword: 'Show password',
  showResults: (count: number) => plural(count, { one: 'Show # result', other: 'Show # results' }),
  showSuggestions: 'Show suggestions',
  sortBy: 'Sort by',
  stepCompleted: '(completed)',
  stepFailed: '(needs attention)',
  timeZone: (name: string) => `Time zone: ${name}`,
  trend: (from: string, to: string, lowest: string, highest: string) =>
    `from ${from} to ${to}; lowest ${lowest}, highest ${highest}`,
  unfinishedDate: 'Finish the date and the time.',
  up: 'Up',
  ...buttonMessages,
});

/** The library's texts: strings, or functions of the values in the sentence. */
export type Messages = ReturnType<typeof words>;

/** The default texts. */
export const english: MessageCatalogue = { language: 'en', messages: words };
