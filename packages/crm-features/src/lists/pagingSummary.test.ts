import { englishTexts } from '@cardinal/contract/messages';
import { expect, it } from 'vitest';
import { pageCount, pagingSummary } from './pagingSummary.ts';

const listTexts = englishTexts(listMessages);
import { listMessages } from './texts.ts';

const place = {
  page: 1,
  count: 50,
  total: 60,
  isTotalCapped: false,
  hasPrevious: false,
  hasNext: true,
};

it('contains the range and the total', () => {
  expect(pagingSummary(place, 'en-GB', listTexts)).toBe('1–50 of 60');
  expect(pagingSummary({ ...place, page: 2, count: 10 }, 'en-GB', listTexts)).toBe('51–60 of 60');
  expect(pageCount(place)).toBe(2);
});

it('contains no total that was not counted', () => {
  const capped = { ...place, page: 30, total: 1_000, isTotalCapped: true };
  expect(pagingSummary(capped, 'en-GB', listTexts)).toBe('1,451–1,500 of more than 1,000');
  expect(pageCount(capped)).toBeUndefined();
  expect(pagingSummary({ ...place, total: null }, 'en-GB', listTexts)).toBe('1–50');
});

it('is undefined if there are no entries', () => {
  expect(pagingSummary({ ...place, count: 0, total: 0 }, 'en-GB', listTexts)).toBeUndefined();
  expect(pageCount({ ...place, count: 0, total: 0 })).toBe(1);
});
