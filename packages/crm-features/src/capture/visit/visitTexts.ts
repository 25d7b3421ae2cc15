import { messages } from '@cardinal/contract/messages';

/** Every text about the cards that are photographed one after the other. */
export const visitMessages = messages(
  {
    label: 'Photographed cards',
    card: 'Card {number, number}',
    stages: { reading: 'Reading', check: 'To check', ready: 'Ready' },
    notRead: 'Not read yet',
    held: 'Cards are read as soon as there is a network. The photos are kept on this device.',
    checkNext: 'Check {count, number}',
    saveReady: 'Save {count, number} ready',
    savedReady: '{count, plural, one {# lead saved} other {# leads saved}}',
    saved: 'Lead saved',
    undo: 'Undo',
    undone: '{count, plural, one {# lead to review again} other {# leads to review again}}',
    tooLate: {
      title: 'It is too late to undo this',
      description: 'The leads have been sent already. Change or delete them in your list.',
    },
    saveAndCheck: 'Save and check next',
    toCamera: 'Back to the camera',
    delete: 'Delete photo',
    deleted: 'Photo deleted',
    failed: 'That did not work',
  },
  {
    de: async () => (await import('../../languages/de/capture.ts')).default.visit,
    hi: async () => (await import('../../languages/hi/capture.ts')).default.visit,
  },
);
