import { expect, it } from 'vitest';
import { emptyDraft, replaceText, swapText } from './emailDraft.ts';

const generated = { subject: 'Generated', content: 'By the writer.', writer: 'Built-in writer' };
const typed = { ...emptyDraft, subject: 'Mine', content: 'My words.' };

it('keeps the typed text that a generated one replaces, and swaps the two', () => {
  const replaced = replaceText(typed, generated);
  expect(replaced).toMatchObject({ ...generated, canUndo: true });
  const undone = swapText(replaced);
  expect(undone).toMatchObject({ subject: 'Mine', content: 'My words.', writer: null });
  expect(swapText(undone)).toEqual(replaced);
});

it('offers no undo if there was no text', () => {
  expect(replaceText(emptyDraft, generated)).toMatchObject({ other: null, canUndo: false });
  expect(swapText(emptyDraft)).toEqual(emptyDraft);
});

it('keeps the typed text after it was cleared and generated again', () => {
  const emptied = { ...replaceText(typed, generated), subject: '', content: ' ' };
  expect(swapText(replaceText(emptied, generated))).toMatchObject({ subject: 'Mine' });
});
