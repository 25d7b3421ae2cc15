import { englishTexts } from '@cardinal/contract/messages';
import { expect, it } from 'vitest';
import { begin, captureDraftOf } from '../state/captureState.ts';
import { readCaptureFile, writeCaptureFile } from './captureFile.ts';
import type { WaitingCapture } from './waitingCapture.ts';

import { outboxMessages } from './outboxTexts.ts';

const outboxTexts = englishTexts(outboxMessages);

const ada = { userId: 'ada', companyId: 'acme' };
const { picture: _picture, back: _back, ...begun } = captureDraftOf(begin('scan'));
const form = { ...begun, attempt: null };
const photo: WaitingCapture = {
  ...ada,
  id: 'photo',
  capturedAt: '2026-11-26T09:00:00.000Z',
  lead: null,
  form,
  isAttempted: false,
  refusal: null,
  answer: null,
};
const lead = { first_name: 'Grace', email: 'grace@example.test' };
const bytes = Uint8Array.from([0, 1, 127, 128, 255]).buffer;

const write = async (...given: Parameters<typeof writeCaptureFile>[0][number][]) =>
  (await writeCaptureFile(given, new Date('2026-11-26T10:00:00Z'))).text();

it('is named after its date', async () => {
  const file = await writeCaptureFile([], new Date('2026-11-26T10:00:00Z'));
  expect(file.name).toBe('cardinal-captures-2026-11-26.json');
});

it('holds captures with their pictures', async () => {
  const typed = { ...photo, id: 'typed', lead, isAttempted: true };
  const text = await write([photo, [{ type: 'image/jpeg', bytes }]], [typed, []]);
  const { entries, others } = readCaptureFile(text, ada, outboxTexts);
  expect(others).toBe(0);
  expect(entries.map(([capture]) => capture)).toEqual([photo, typed]);
  const [[, pictures = []] = []] = entries;
  expect(pictures.map((each) => [each.type, [...new Uint8Array(each.bytes)]])).toEqual([
    ['image/jpeg', [0, 1, 127, 128, 255]],
  ]);
});

it('leaves out what somebody else captured', async () => {
  const text = await write([photo, []], [{ ...photo, id: 'other', userId: 'bob' }, []]);
  const { entries, others } = readCaptureFile(text, ada, outboxTexts);
  expect(entries.map(([{ id }]) => id)).toEqual(['photo']);
  expect(others).toBe(1);
});

it.each([
  'no JSON',
  'null',
  '[]',
  '{"format":"other","version":1,"captures":[]}',
  '{"format":"cardinal-captures","version":1,"captures":{}}',
])('refuses what is no such file: %s', (text) => {
  expect(() => readCaptureFile(text, ada, outboxTexts)).toThrow(
    'This is not a file of waiting captures.',
  );
});

it('refuses a file of a later version', () => {
  const text = '{"format":"cardinal-captures","version":2,"captures":[]}';
  expect(() => readCaptureFile(text, ada, outboxTexts)).toThrow(/newer version/);
});

it('reads the rest of an entry that is damaged', () => {
  const damaged = {
    userId: 'ada',
    id: 'x',
    form: { values: { email: 7 } },
    pictures: [{}, 1, { base64: '!' }],
  };
  const text = JSON.stringify({ format: 'cardinal-captures', version: 1, captures: [damaged, 5] });
  const { entries, others } = readCaptureFile(text, ada, outboxTexts);
  expect(others).toBe(1);
  expect(entries).toHaveLength(1);
  expect(entries[0]?.[0]).toMatchObject({ id: 'x', lead: null, form: { values: { email: '' } } });
});
