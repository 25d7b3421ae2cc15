import { describe, expect, it } from 'vitest';
import {
  letterLanguageOf,
  mailParagraphs,
  missingSignature,
  textDirection,
  type LetterLanguage,
} from './mailText.ts';

it('splits at empty lines of any form, and keeps the lines between them', () => {
  expect(mailParagraphs('\nHello,\r\n\r\nfirst\nsecond\n  \n\nBye\n')).toEqual([
    ['Hello,'],
    ['first', 'second'],
    ['Bye'],
  ]);
  expect(mailParagraphs('')).toEqual([['']]);
});

it('adds of a signature what the text does not have', () => {
  const signature = 'Maya Fernandes\nAurora Trading';
  expect(missingSignature('Hello', signature)).toBe(signature);
  expect(missingSignature(`Hello\r\n\r\nMaya Fernandes\r\nAurora Trading`, signature)).toBe('');
  expect(missingSignature('Kind regards,\nMaya Fernandes\n', signature)).toBe('Aurora Trading');
  expect(missingSignature('Ask Maya Fernandes', signature)).toBe(signature);
  expect(missingSignature('Hello', '')).toBe('');
});

describe('the language of a letter', () => {
  it.each<[LetterLanguage, string]>([
    ['en', 'Hi Grace,\n\nThank you for your reply. Would Tuesday suit you?\n\nBest,\nMaya'],
    ['de', 'Guten Tag Frau Okafor,\n\nvielen Dank für Ihre Nachricht. Passt Ihnen der Dienstag?'],
    ['fr', 'Bonjour,\n\nJe vous remercie de votre message et vous envoie notre offre.'],
    ['es', 'Hola, Lucía:\n\nGracias por su mensaje. Le envío la oferta por correo.'],
    ['hi', 'नमस्ते प्रिया जी,\n\nMalabar Foods के लिए demo कब रखें? Please बताइए।'],
    ['ar', 'مرحبًا ليلى،\n\nشكرًا على رسالتك بخصوص Aurora Trading.'],
  ])('is %s', (language, text) => {
    expect(letterLanguageOf(text, 'en')).toBe(language);
    expect(letterLanguageOf(text, 'de')).toBe(language);
  });

  it.each(['Ok', '', '12 x 4', 'Merhaba, nasılsınız?', 'Re: Malabar Foods'])(
    'is that of the sender if %j does not show it',
    (text) => {
      expect(letterLanguageOf(text, 'hi')).toBe('hi');
      expect(letterLanguageOf(text, 'de')).toBe('de');
    },
  );

  it('has a direction', () => {
    expect(['– מרחבא', '12 שלום', 'مرحبًا Grace', 'Hi ليلى', ''].map(textDirection)).toEqual([
      'rtl',
      'rtl',
      'rtl',
      'ltr',
      'ltr',
    ]);
  });
});
