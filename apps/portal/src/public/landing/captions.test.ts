import { siteLanguages } from '@cardinal/contract/messages';
import { expect, it } from 'vitest';
import { captions, cuesOf } from './captions.ts';

const timesIn = (language: keyof typeof captions) =>
  cuesOf(captions[language].text).map(({ time }) => time.split(' line:')[0]);

it.each(siteLanguages)('the captions in %s are at the times of the recording', (language) => {
  expect(timesIn('en').length).toBeGreaterThan(5);
  expect(timesIn(language)).toEqual(timesIn('en'));
});
