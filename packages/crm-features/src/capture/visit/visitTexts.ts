const leads = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

/** Every text about the cards that are photographed one after the other. */
export const visitTexts = {
  label: 'Photographed cards',
  card: (number: number) => `Card ${number}`,
  stages: { reading: 'Reading', check: 'To check', ready: 'Ready' },
  notRead: 'Not read yet',
  held: 'Cards are read as soon as there is a network. The photos are kept on this device.',
  checkNext: (count: number) => `Check ${count}`,
  saveReady: (count: number) => `Save ${count} ready`,
  savedReady: (count: number) => `${leads(count)} saved`,
  saved: 'Lead saved',
  undo: 'Undo',
  undone: (count: number) => `${leads(count)} to review again`,
  tooLate: {
    title: 'It is too late to undo this',
    description: 'The leads have been sent already. Change or delete them in your list.',
  },
  saveAndCheck: 'Save and check next',
  toCamera: 'Back to the camera',
  delete: 'Delete photo',
  deleted: 'Photo deleted',
  failed: 'That did not work',
} as const;
