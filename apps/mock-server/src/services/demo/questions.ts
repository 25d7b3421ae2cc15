import type { Question } from '@cardinal/contract';

/** What the demo's company asks at its stand. */
export const demoQuestions: readonly Question[] = [
  {
    id: 'role',
    kind: 'choice',
    label: 'What is your role in the decision?',
    options: [
      { id: 'decides', label: 'Decides', score: 30 },
      { id: 'advises', label: 'Advises', score: 15 },
      { id: 'uses', label: 'Uses it', score: 5 },
    ],
    required: false,
  },
  {
    id: 'interest',
    kind: 'choices',
    label: 'What are you interested in?',
    options: [
      { id: 'delivery', label: 'Faster delivery', score: 15 },
      { id: 'catalogue', label: 'The new catalogue', score: 10 },
      { id: 'service', label: 'On-site service', score: 15 },
    ],
    required: false,
  },
  {
    id: 'timeframe',
    kind: 'timeframe',
    label: 'When is it needed?',
    options: [
      { id: 'month', label: 'This month', score: 40 },
      { id: 'quarter', label: 'This quarter', score: 25 },
      { id: 'later', label: 'Later', score: 0 },
    ],
    required: false,
  },
];
