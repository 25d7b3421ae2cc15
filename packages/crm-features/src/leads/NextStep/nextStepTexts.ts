import { messages } from '@cardinal/contract/messages';

/** Every text about what comes next with a lead. */
export const nextStepMessages = messages(
  {
    title: 'Next step',
    none: 'Nothing is planned.',
    snooze: 'Later: {name}',
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
    when: 'When',
    what: 'What about',
    save: 'Save',
    cancel: 'Cancel',
    remove: 'Remove',
    whenRequired: 'Choose a date and time.',
    tooLong: 'Use at most {max, number} characters.',
    planned: 'Next step planned',
    moved: 'Next step moved',
    finished: 'Next step done',
    removed: 'Next step removed',
    undo: 'Undo',
    failed: 'Update failed',
  },
  {
    de: async () => (await import('../../languages/de/leads.ts')).default.nextStep,
    hi: async () => (await import('../../languages/hi/leads.ts')).default.nextStep,
  },
);
