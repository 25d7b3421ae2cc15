import { englishTexts } from '@cardinal/contract/messages';
import { describe, expect, it } from 'vitest';
import { buildImportSummary, storyNow } from '../../fixtures/index.ts';
import { canUndo, hasReport, nextStep, outcomeOf } from './outcome.ts';

const importTexts = englishTexts(importMessages);
import { importMessages } from '../texts.ts';

type Counts = ReturnType<typeof buildImportSummary>['counts'];
type Overrides = NonNullable<Parameters<typeof buildImportSummary>[0]>;

const none = Object.fromEntries(
  Object.keys(buildImportSummary().counts).map((name) => [name, 0]),
) as unknown as Counts; // The keys are those of the fixture.

const words = (counts: Partial<Counts>, overrides: Overrides = {}) =>
  outcomeOf(buildImportSummary({ ...overrides, counts: { ...none, ...counts } }), importTexts).join(
    ' · ',
  );

describe('the outcome of an import', () => {
  it.each<[string, Partial<Counts>, Overrides]>([
    ['1 lead imported', { imported: 1 }, {}],
    [
      '1,204 leads imported · 1 existing lead updated · 2 rows skipped · 1 row not imported',
      { imported: 1_204, updated: 1, skipped: 2, invalid: 1 },
      {},
    ],
    ['3 existing leads updated', { updated: 3 }, {}],
    ['0 leads imported · 4 rows not imported', { invalid: 4 }, {}],
    ['1 lead filled in · 5 rows left out', { updated: 1, skipped: 5 }, { event_id: 'fair' }],
    ['0 leads filled in', {}, { event_id: 'fair' }],
    ['Not imported yet: 1 row', { total: 1 }, { status: 'ready' }],
    ['Waiting to start', { total: 9 }, { status: 'queued' }],
    ['Importing 9 rows', { total: 9 }, { status: 'importing' }],
    ['Undoing the import', { imported: 9 }, { status: 'undoing' }],
    ['No memory.', {}, { status: 'failed', error: 'No memory.' }],
    ['Import failed', {}, { status: 'failed' }],
    [
      'Undone · 1 lead removed · 2 leads kept because they were edited after the import',
      { removed: 1, kept: 2 },
      { status: 'undone' },
    ],
    ['Nothing from this file was imported.', { total: 9 }, { status: 'undone' }],
  ])('is "%s"', (expected, counts, overrides) => {
    expect(words(counts, overrides)).toBe(expected);
  });
});

describe('what can be done with an import', () => {
  const later = { expires_at: new Date(storyNow.getTime() + 1).toISOString() };
  const over = { expires_at: storyNow.toISOString() };

  it('is undone until its date, once it has ended', () => {
    expect(canUndo(buildImportSummary(later), storyNow)).toBe(true);
    expect(canUndo(buildImportSummary(over), storyNow)).toBe(false);
    expect(canUndo(buildImportSummary({ ...later, status: 'undone' }), storyNow)).toBe(false);
  });

  it('has a report if rows were left out, until its date', () => {
    const wrong = { ...none, invalid: 1 };
    const unclear = { ...none, ambiguous: 1 };
    expect(hasReport(buildImportSummary({ ...later, counts: wrong }), storyNow)).toBe(true);
    expect(hasReport(buildImportSummary({ ...later, counts: none }), storyNow)).toBe(false);
    expect(hasReport(buildImportSummary({ ...over, counts: wrong }), storyNow)).toBe(false);
    const list = buildImportSummary({ ...later, counts: unclear, event_id: 'fair' });
    expect(hasReport(list, storyNow)).toBe(true);
  });

  it('is continued or watched before it has ended', () => {
    expect(nextStep(buildImportSummary({ status: 'ready' }))).toBe('check');
    expect(nextStep(buildImportSummary({ status: 'undoing' }))).toBe('watch');
    expect(nextStep(buildImportSummary())).toBeNull();
  });
});
