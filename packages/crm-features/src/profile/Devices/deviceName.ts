import type { TextsOf } from '@cardinal/contract/messages';
import { type profileMessages } from '../texts.ts';

/** In this order, because most browsers also name the browsers that they are based on. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** In this order, because Android also names Linux, and iOS also names macOS. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const find = (known: typeof browsers, text: string) =>
  known.find(([pattern]) => pattern.test(text))?.[1];

/** "Chrome on Windows", from the User-Agent header of a session. */
export function deviceName(
  userAgent: string,
  texts: TextsOf<typeof profileMessages>['devices'],
): string {
  const browser = find(browsers, userAgent);
  const system = find(systems, userAgent);
  if (browser && system) return texts.on({ browser, system });
  return browser ?? system ?? texts.unknown;
}

/** Whether it is a phone or a tablet. */
export const isHandheld = (userAgent: string): boolean =>
  /\b(iPhone|iPad|Android|Mobile)\b/.test(userAgent);
