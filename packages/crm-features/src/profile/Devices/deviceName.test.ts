import { englishTexts } from '@cardinal/contract/messages';
import { expect, it } from 'vitest';
import { userAgents } from '../../fixtures/buildDevice.ts';
import { deviceName, isHandheld } from './deviceName.ts';

const profileTexts = englishTexts(profileMessages);
import { profileMessages } from '../texts.ts';

it.each([
  ['chromeOnWindows', 'Chrome on Windows', false],
  ['edgeOnWindows', 'Edge on Windows', false],
  ['safariOnIphone', 'Safari on iPhone', true],
  ['safariOnMac', 'Safari on macOS', false],
  ['firefoxOnLinux', 'Firefox on Linux', false],
  ['chromeOnAndroid', 'Chrome on Android', true],
] as const)('recognises %s', (name, expected, handheld) => {
  expect(deviceName(userAgents[name], profileTexts.devices)).toBe(expected);
  expect(isHandheld(userAgents[name])).toBe(handheld);
});

it('has a name for unknown browsers', () => {
  expect(deviceName('', profileTexts.devices)).toBe('Unknown device');
  expect(deviceName('curl/8.9.1', profileTexts.devices)).toBe('Unknown device');
  expect(deviceName('SomeApp/1 (Android 15)', profileTexts.devices)).toBe('Android');
});
