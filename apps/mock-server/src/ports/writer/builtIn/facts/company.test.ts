import { expect, it } from 'vitest';
import { aboutClause } from './company.ts';

it.each([
  ['supply refurbished laptops to schools', 'we supply refurbished laptops to schools'],
  ['We roast coffee. Since 1990!', 'we roast coffee'],
  ["we're a bakery", "we're a bakery"],
  ['Office furniture for small firms.', 'we offer office furniture for small firms'],
  ['Aurora Trading imports tea.', 'Aurora Trading imports tea'],
  ['SAP consulting', 'we offer SAP consulting'],
  ['  ', ''],
  ['{{about}}', ''],
  ['x'.repeat(300), ''],
])('puts %j into a sentence', (about, clause) => {
  expect(aboutClause(about, 'Aurora Trading')).toBe(clause);
});
