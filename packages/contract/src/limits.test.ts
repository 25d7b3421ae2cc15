import { expect, it } from 'vitest';
import { scanning, sizes } from './limits.ts';

/** Upload speed of a phone on a poor network, in bytes per second. */
const slowUpload = 200_000;
/** Size of a typical picture from the browser: a JPEG whose longer edge has 2,400 pixels. */
const typicalPicture = sizes.scan / 5;

it('times out a scan on the server before the client times out its request', () => {
  const upload = (typicalPicture / slowUpload) * 1_000;
  expect(scanning.wait + scanning.read + upload).toBeLessThanOrEqual(scanning.answer);
});
