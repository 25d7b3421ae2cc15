import { expect, it } from 'vitest';
import { scanning, sizes } from './limits.ts';

/** What a phone sends in a second over a poor network, in bytes. */
const slowestSending = 200_000;
/** A picture as the browser makes it: 2,400 pixels long, as JPEG. */
const usualPicture = sizes.scan / 5;

it('gives up a card on the server before the client gives up its request', () => {
  const sending = (usualPicture / slowestSending) * 1_000;
  expect(scanning.wait + scanning.read + sending).toBeLessThanOrEqual(scanning.answer);
});
