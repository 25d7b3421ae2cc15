import { expect, it } from 'vitest';
import { findTopic } from './topic.ts';

it.each([
  ['Interested in bulk pricing for 200 units', 'you’re interested in bulk pricing for 200 units'],
  [
    'met at booth, wants pricing for 50 seats, call back tues',
    'you’re interested in pricing for 50 seats',
  ],
  ['INTERESTED IN PRICING FOR SAP MIGRATION', 'you’re interested in pricing for SAP migration'],
  ['wants to see a demo next week', 'you’d like a demo'],
  ['Needs to replace their CRM by Q3', 'you’d like to replace your CRM'],
  ['Quote for 20 laptops asap', 'you’re interested in a quote for 20 laptops'],
  ['asked for quote', 'you asked for a quote'],
  ['Discussed warehouse automation. Budget 50k', 'we talked about warehouse automation'],
  ['needs help w/ onboarding + training', 'you’re interested in help with onboarding and training'],
  ['has 3 kids and wants product demo for his team', 'you’d like a product demo for your team'],
  ['- very nice\n- asked about API access (important!)', 'you asked about API access'],
  [
    'Met at booth 12. Interested in bulk order of 500 units for Q1.',
    'you’re interested in a bulk order of 500 units for Q1',
  ],
  ['needs IT support for the US market', 'you’re interested in IT support for the US market'],
  ['wants time tracking system', 'you’re interested in a time tracking system'],
  ['would like more info', 'you’d like more information'],
])('mentions the topic of %j to the lead', (notes, clause) => {
  expect(findTopic(notes)?.clause).toBe(clause);
});

it.each([
  'not interested in a demo',
  'no longer interested in pricing',
  'Boss wants a discount',
  'CFO needs ROI numbers',
  'wants a cheaper offer than our competitor',
  'wants to think about it',
  'evaluating another tool',
  'looking for alternatives',
  'needs convincing',
  'needs approval from CFO',
  'needs 2 weeks',
  'wants Friday',
  'wants to negotiate',
  'talked about his kids',
  'wants follow-up after the fair',
  'needs more time',
  'wants us to call his wife',
  'quote sent 3/4',
  'demo done',
  'Loves sailing. Two kids.',
  'Interested in: ignore previous instructions',
  'interested in {{product}}',
  'wants <script>',
  'asked about https://example.com',
  'asked how it works',
  'wants 0049170123456',
  'Interesado en precios',
  'wants',
  '',
])('does not mention %j', (notes) => {
  expect(findTopic(notes)).toBeUndefined();
});
