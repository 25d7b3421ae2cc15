import { messages } from '@cardinal/contract/messages';

/** Texts of an event's questions and their answers, wherever they are shown. */
export const questionMessages = messages(
  {
    optional: 'Optional',
    clear: 'Clear',
    clearOf: 'Clear the answer to {question}',
    rating: '{value} of {most}',
    score: 'Score {score} of 100',
    unknown: 'The questions for these answers could not be loaded.',
    retry: 'Retry',
    title: 'Questions at the stand',
    problems: {
      unanswered: 'This question needs an answer.',
      unknownQuestion: 'This question is not known.',
      unknownOption: 'This option does not belong to the question.',
      rating: 'Choose {least, number} to {most, number}.',
      notText: 'This must be text.',
      tooLong: 'Use at most {most, number} characters.',
    },
    lead: {
      answer: 'Answer questions',
      change: 'Change answers',
      save: 'Save answers',
      cancel: 'Cancel',
    },
  },
  {
    de: async () => (await import('../languages/de/shared.ts')).default.question,
    hi: async () => (await import('../languages/hi/shared.ts')).default.question,
  },
);
