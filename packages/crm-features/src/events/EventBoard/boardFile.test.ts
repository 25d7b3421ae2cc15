import { englishTexts } from '@cardinal/contract/messages';
import { expect, it } from 'vitest';
import { buildEventBoard } from '../../fixtures/index.ts';
import { boardFile, boardFileName } from './boardFile.ts';
import { boardMessages } from './boardTexts.ts';

const boardTexts = englishTexts(boardMessages);

it('writes figures, people and answers as a table for spreadsheets', async () => {
  const board = buildEventBoard({
    goal_minutes: null,
    people: [{ user_id: 'u', name: '=Ann, "A"', captured: 3, waiting: 1, median_minutes: null }],
  });
  const text = await boardFile(
    { name: 'Trade Fair' },
    board,
    boardTexts,
    'Someone who left',
  ).text();
  const lines = text.replace('\uFEFF', '').split('\r\n');
  expect(lines[0]).toBe('Event,Trade Fair');
  expect(lines).toContain(`Captured,${board.captured}`);
  expect(lines).toContain('Goal (minutes),');
  expect(lines).toContain('What is your role in the decision?,Decides,6');
  expect(lines).toContain('What did you promise?,,9');
  expect(lines).toContain(`"'=Ann, ""A""",3,1,`);
});

it('is named after the event, with characters that every file system accepts', () => {
  expect(boardFileName({ name: 'A/B: "Fair"?' }, boardTexts)).toBe('Follow-up A B Fair.csv');
});
