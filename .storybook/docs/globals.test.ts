import { expect, test } from 'vitest';
import { addressFrames, globalsOf } from './globals.ts';

const chosen = { theme: 'dark', locale: 'de-DE' };

test('reads what the toolbars set, and not what a story sets for itself', () => {
  const event = {
    globals: { theme: 'light', locale: 'de-DE', viewport: { value: 'phone' } },
    userGlobals: { ...chosen, viewport: { value: 'desktop' } },
  };
  expect(globalsOf(event)).toEqual(chosen);
});

test('reads the values that are sent first, which are not told apart', () => {
  expect(globalsOf({ globals: chosen })).toEqual(chosen);
  expect(globalsOf(undefined)).toBeUndefined();
  expect(globalsOf({})).toBeUndefined();
});

test('frames have an address with these values', () => {
  expect(addressFrames(chosen)).toBe('iframe.html?globals=theme:dark;locale:de-DE');
});
