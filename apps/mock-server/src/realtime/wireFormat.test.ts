import { expect, it } from 'vitest';
import { packNotices, unpackNotices, type Notice } from './wireFormat.ts';

it('packs notices into payloads that PostgreSQL accepts, in order', () => {
  const notices = Array.from({ length: 500 }, (_, n): Notice => ({
    type: 'user_changed',
    userId: `user-${n}`,
  }));
  const payloads = packNotices('self', notices);
  expect(payloads.length).toBeGreaterThan(1);
  expect(payloads.every((payload) => Buffer.byteLength(payload) < 8_000)).toBe(true);
  expect(payloads.flatMap((payload) => unpackNotices(payload)?.notices)).toEqual(notices);
});

it('ignores unknown messages', () => {
  expect(unpackNotices('no JSON')).toBeUndefined();
  expect(unpackNotices('{"from":"x","notices":[{"type":"of_tomorrow"}]}')).toBeUndefined();
});
