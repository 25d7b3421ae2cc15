import type { NextStepKind } from '@cardinal/contract/labels';

/** Every text about what comes next with a lead. */
export const nextStepTexts = {
  title: 'Next step',
  none: 'Nothing is planned.',
  snooze: (name: string) => `Later: ${name}`,
  hour: 'In an hour',
  delays: {
    tomorrow: 'Tomorrow',
    days: '3-day follow-up',
    week: '1-week follow-up',
    month: '1-month follow-up',
  },
  other: 'Choose a date',
  done: 'Done',
  edit: 'Change',
  kind: 'What to do',
  kinds: {
    call: 'Call',
    email: 'Email',
    meeting: 'Meeting',
    other: 'Follow up',
  } satisfies Record<NextStepKind, string>,
  when: 'When',
  what: 'What about',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  whenRequired: 'Choose a date and time.',
  tooLong: (max: number) => `Use at most ${max} characters.`,
  planned: 'Next step planned',
  moved: 'Next step moved',
  finished: 'Next step done',
  removed: 'Next step removed',
  undo: 'Undo',
  failed: 'Update failed',
} as const;
