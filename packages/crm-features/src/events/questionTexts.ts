import type { LeadStatus, QuestionKind } from '@cardinal/contract/labels';

type Starter = { label: string; options: readonly (readonly [label: string, score: number])[] };

/** Texts of the questions on an event's page and of their editor. */
export const questionEditorTexts = {
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
    full: (most: string) => `An event has at most ${most} questions.`,
    question: (number: string) => `Question ${number}`,
    label: 'Question',
    required: 'Needs an answer',
    forVisitors: 'Also ask visitors on partners’ pages',
    forVisitorsHelp: 'They see the question and its options, never a score.',
    options: 'Options',
    option: (number: string) => `Option ${number}`,
    score: 'Score',
    scoreOf: (option: string) => `Score of option ${option}`,
    addOption: 'Add option',
    fullOptions: (most: string) => `A question has at most ${most} options.`,
    removeOption: (number: string) => `Remove option ${number}`,
    remove: 'Remove question',
    up: 'Move up',
    down: 'Move down',
    isFirst: 'This is the first question.',
    isLast: 'This is the last question.',
    nothing: 'No questions yet. Add the first one.',
    preview: 'Preview',
    previewHelp: 'This is how it looks in the capture dialog. Try it.',
    previewEmpty: 'What you add appears here.',
    suggests: (status: LeadStatus, score: string) =>
      `Suggests ${status} (score ${score} of 100). You decide.`,
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
    choice: { label: '', options: [] },
    choices: { label: '', options: [] },
    rating: { label: 'How good is the fit?', options: [] },
    text: { label: '', options: [] },
    budget: {
      label: 'What is the budget?',
      options: [
        ['Not set', 0],
        ['Below 10,000', 10],
        ['10,000 to 50,000', 25],
        ['Above 50,000', 40],
      ],
    },
    timeframe: {
      label: 'When is it needed?',
      options: [
        ['This month', 40],
        ['This quarter', 25],
        ['This year', 10],
        ['Just looking', 0],
      ],
    },
    // The kinds of options differ; the dialog needs the common type.
  } satisfies Record<QuestionKind, Starter> as Record<QuestionKind, Starter>,
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
} as const;
