import type { NextStepKind } from '@cardinal/contract/labels';

const doing: Readonly<Record<NextStepKind, (name: string) => string>> = {
  call: (name) => `Call ${name}`,
  email: (name) => `Email ${name}`,
  meeting: (name) => `Meeting with ${name}`,
  other: (name) => `Follow up with ${name}`,
};

/** Every text of a reminder. */
export const reminderTexts = {
  region: 'Reminder',
  /** @param ago How long it has been due; undefined: since just now */
  due: (kind: NextStepKind, name: string, ago?: string) =>
    `${doing[kind](name)} – ${ago === undefined ? 'due now' : `due ${ago}`}`,
  more: (count: number) => `${count} more ${count === 1 ? 'is' : 'are'} due`,
  open: 'Open',
  done: 'Done',
  dismiss: 'Dismiss',
} as const;
