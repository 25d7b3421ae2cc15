import { messages } from '@cardinal/contract/messages';
import type { QuestionKind } from '@cardinal/contract/labels';

/** Texts of the questions on an event's page and of their editor. */
export const questionEditorMessages = messages(
  {
    title: 'Questions at the stand',
    description: 'Up to eight questions, each answered with a tap after the card.',
    loading: 'Loading questions',
    empty: {
      own: 'Add what you ask every visitor, and the answers are there when you follow up.',
      others: 'This event has no questions.',
    },
    add: 'Add questions',
    edit: 'Edit questions',
    failed: 'The questions could not be loaded',
    required: 'Required',
    forVisitors: 'Visitors, too',
    dialog: {
      title: 'Questions at the stand',
      save: 'Save Questions',
      cancel: 'Cancel',
      addQuestion: 'Add question',
      full: 'An event has at most {most} questions.',
      question: 'Question {number}',
      label: 'Question',
      required: 'Needs an answer',
      forVisitors: 'Also ask visitors on partners’ pages',
      forVisitorsHelp: 'They see the question and its options, never a score.',
      options: 'Options',
      option: 'Option {number}',
      score: 'Score',
      scoreOf: 'Score of option {option}',
      addOption: 'Add option',
      fullOptions: 'A question has at most {most} options.',
      removeOption: 'Remove option {number}',
      remove: 'Remove question',
      up: 'Move up',
      down: 'Move down',
      isFirst: 'This is the first question.',
      isLast: 'This is the last question.',
      nothing: 'No questions yet. Add the first one.',
      preview: 'Preview',
      previewHelp: 'This is how it looks in the capture dialog. Try it.',
      previewEmpty: 'What you add appears here.',
      suggests: 'Suggests {status} (score {score} of 100). You decide.',
      noSuggestion: 'Give the options scores, and the answers will suggest a status.',
      kept: 'Leads keep the answers that they have given.',
    },
    kinds: {
      choice: 'One choice',
      choices: 'Several choices',
      rating: 'Rating',
      text: 'Short text',
      budget: 'Budget',
      timeframe: 'Timeframe',
    } satisfies Record<QuestionKind, string>,
    starters: {
      rating: { label: 'How good is the fit?' },
      budget: {
        label: 'What is the budget?',
        options: ['Not set', 'Below 10,000', '10,000 to 50,000', 'Above 50,000'],
      },
      timeframe: {
        label: 'When is it needed?',
        options: ['This month', 'This quarter', 'This year', 'Just looking'],
      },
    },
    unnamed: 'New question',
    unnamedOption: 'New option',
    errors: {
      label: 'Question is required.',
      fewOptions: 'Add at least 2 options.',
      emptyOption: 'Option is required.',
      sameOptions: 'Each option needs its own label.',
    },
    toasts: {
      saved: {
        title: 'Questions saved',
        description: 'The capture form asks them from now on.',
      },
      removed: {
        title: 'Questions removed',
        description: 'Answers that were given are kept.',
      },
      failed: 'Update failed',
      fallback: 'Failed to save the questions',
      stale:
        'Someone else changed the questions in the meantime. Save again to replace them with yours.',
      invalid: 'Check the questions',
      invalidDescription: 'Complete the marked questions.',
    },
  },
  {
    de: async () => (await import('../languages/de/events.ts')).default.questionEditor,
    hi: async () => (await import('../languages/hi/events.ts')).default.questionEditor,
  },
);
