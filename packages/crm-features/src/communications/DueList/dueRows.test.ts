import { expect, it } from 'vitest';
import { buildDueLead, buildLead } from '../../fixtures/index.ts';
import { markDone, mergeDue } from './dueRows.ts';

const due = (id: string, changes: Parameters<typeof buildDueLead>[0] = {}) =>
  buildDueLead({ lead: buildLead({ id }), ...changes });
const [a, b, c] = [due('a'), due('b'), due('c')];
const done = { text: 'Called' };
const shape = (rows: ReturnType<typeof mergeDue>) =>
  rows.map(
    ({ item, done: deed, isBack }) => `${item.lead.id}${deed ? '!' : ''}${isBack ? '<' : ''}`,
  );

it('follows the server while no lead has been answered', () => {
  const rows = mergeDue([], [a, b]);
  expect(shape(rows)).toEqual(['a', 'b']);
  expect(shape(mergeDue(rows, [c, a]))).toEqual(['c', 'a']);
});

it("keeps a confirmation in its place, whether or not the server's list still contains the lead", () => {
  const rows = markDone(mergeDue([], [a, b, c]), 'b', done);
  expect(shape(mergeDue(rows, [a, b, c]))).toEqual(['a', 'b!', 'c']);
  expect(shape(mergeDue(rows, [a, c, due('d')]))).toEqual(['a', 'b!', 'c', 'd']);
});

it('drops leads that someone else answered', () => {
  const rows = markDone(mergeDue([], [a, b, c]), 'b', done);
  expect(shape(mergeDue(rows, [c]))).toEqual(['b!', 'c']);
});

it('shows a lead that is waiting again in its previous place', () => {
  const rows = mergeDue(markDone(mergeDue([], [a, b]), 'a', done), [b]);
  const failed = due('a', {
    last_contact: { type: 'email', created_at: a.due_since, status: 'failed' },
  });
  const back = mergeDue(rows, [b, failed]);
  expect(shape(back)).toEqual(['a<', 'b']);
  expect(shape(mergeDue(back, [b, failed]))).toEqual(['a<', 'b']);
});
