/** Every word that the library itself says. */
export const messages = {
  charactersLeft: (count: number) =>
    count === 1 ? '1 character left' : `${count} characters left`,
  check: 'Check',
  clear: 'Clear',
  clearSelection: 'Clear selection',
  close: 'Close',
  dismiss: 'Dismiss',
  down: 'Down',
  empty: 'Nothing here',
  errorSummary: (count: number) =>
    count === 1 ? '1 field needs another look' : `${count} fields need another look`,
  hidePassword: 'Hide password',
  loading: 'Loading',
  next: 'Next',
  noChange: 'No change',
  nothingToCompare: 'Nothing to compare',
  notifications: 'Notifications',
  notKnown: 'not known yet',
  opensInNewTab: '(opens in a new tab)',
  page: (page: number, pageCount?: number) =>
    pageCount === undefined ? `Page ${page}` : `Page ${page} of ${pageCount}`,
  pagination: 'Pagination',
  previous: 'Previous',
  retry: 'Retry',
  selectAll: 'Select all',
  selectPlaceholder: 'Choose',
  selectRow: 'Select row',
  showPassword: 'Show password',
  up: 'Up',
  working: 'Working…',
} as const;
