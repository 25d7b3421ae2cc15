import { afterEach, describe, expect, it } from 'vitest';
import { localeOf } from './localeOf.ts';

afterEach(() => document.body.replaceChildren());

function host(lang: string, dir: 'ltr' | 'rtl') {
  const page = document.createElement('div');
  page.lang = lang;
  page.style.direction = dir;
  const element = document.createElement('p');
  element.style.direction = dir;
  page.append(element);
  document.body.append(page);
  return element;
}

describe('the locale of an element', () => {
  it.each([
    ['its attribute', 'de', 'ltr', 'fr-CA', 'fr-CA'],
    ['the language of the page', 'de-AT', 'ltr', null, 'de-AT'],
    ['a language that runs as the page does', 'ar', 'rtl', null, 'ar'],
    ['the direction of the page', 'en-GB', 'rtl', null, 'en-Arab-GB'],
    ['the page, if its attribute is none', 'de', 'ltr', 'not a locale', 'de'],
  ] as const)('is %s', (_name, lang, dir, attribute, expected) => {
    expect(localeOf(host(lang, dir), attribute)).toBe(expected);
  });
});
