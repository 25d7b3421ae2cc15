/** Texts of an event's questions and their answers, wherever they are shown. */
export const questionTexts = {
  optional: 'Optional',
  clear: 'Clear',
  clearOf: (question: string) => `Clear the answer to ${question}`,
  rating: (value: string, most: string) => `${value} of ${most}`,
  score: (score: string) => `Score ${score} of 100`,
  unknown: 'The questions for these answers could not be loaded.',
  retry: 'Retry',
  title: 'Questions at the stand',
  lead: {
    answer: 'Answer questions',
    change: 'Change answers',
    save: 'Save answers',
    cancel: 'Cancel',
  },
} as const;
