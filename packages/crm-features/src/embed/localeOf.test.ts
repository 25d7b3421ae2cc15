import { afterEach, describe, expect, it } from 'vitest';
import { localeOf } from './localeOf.ts';

afterEach(() => document.body.replaceChildren());

function host(lang: string, dir: 'ltr' | 'rtl') {
  const page = document.createElement('div');
  page.lang = lang;
  page.dir = dir;
  const element = document.createElement('p');
  page.append(element);
  document.body.append(page);
  return element;
}

describe('the locale of an element', () => {
  it.each([
    ['its attribute', 'de', 'ltr', 'fr-CA', 'fr-CA'],
    ['the language of the page', 'de-AT', 'ltr', null, 'de-AT'],
    ['the language of the page, whatever its direction', 'en-GB', 'rtl', null, 'en-GB'],
    ['the page, if its attribute is none', 'de', 'ltr', 'not a locale', 'de'],
    ['the browser, if the page has none', '', 'ltr', null, navigator.language],
    ['the browser, if the page has an unreadable one', '???', 'ltr', null, navigator.language],
  ] as const)('is %s', (_name, lang, dir, attribute, expected) => {
    expect(localeOf(host(lang, dir), attribute)).toBe(expected);
  });
});
