import type { UnconfirmedReason } from '@cardinal/contract';

const entries = (count: number, locale: string) =>
  count === 1 ? '1 entry' : `${new Intl.NumberFormat(locale).format(count)} entries`;

/** Every text about the entries of partners' pages that wait to be confirmed. */
export const unconfirmedTexts = {
  waiting: (count: number, name: string, locale: string) =>
    `${entries(count, locale)} to confirm: ${name}`,
  why: 'They may come from a program. They become leads once you confirm them.',
  review: 'Review',
  reviewOf: (name: string) => `Review the entries of ${name}`,
  title: (name: string) => `Entries of ${name} to confirm`,
  hint: 'These entries came in an unusual way, so they are not leads yet. Visitors were thanked as usual. Entries that nobody confirms are deleted after 90 days.',
  list: 'Entries to confirm',
  loading: 'Loading the entries',
  failed: 'The entries could not be loaded',
  none: 'Nothing is left to confirm',
  more: (shown: number, count: number, locale: string) =>
    `The oldest ${new Intl.NumberFormat(locale).format(shown)} of ${entries(count, locale)}.`,
  reasons: {
    burst: 'Many at once',
    fast: 'Sent very fast',
    trap: 'Hidden field filled in',
  } satisfies Record<UnconfirmedReason, string>,
  moreText: 'Show more',
  moreOf: (name: string) => `Show more of the message of ${name}`,
  less: 'Show less',
  lessOf: (name: string) => `Show less of the message of ${name}`,
  noName: 'No name',
  confirm: 'Confirm',
  confirmOf: (name: string) => `Confirm ${name}`,
  discard: 'Discard',
  discardOf: (name: string) => `Discard ${name}`,
  confirmAll: 'Confirm all',
  discardAll: 'Discard all',
  close: 'Close',
  confirmed: (count: number, locale: string) => `${entries(count, locale)} confirmed`,
  confirmedHelp: 'They are in your lead list now.',
  discarded: (count: number, locale: string) => `${entries(count, locale)} discarded`,
  undo: 'Undo',
  restored: (count: number, locale: string) => `${entries(count, locale)} restored`,
  notDone: 'Nothing was changed',
} as const;
