import { describe, expect, it } from 'vitest';
import { arabic } from '../../components/MessagesProvider/arabic.ts';
import { messageFormat } from './messageFormat.ts';
import { english } from './messages.ts';
import { messagesFor } from './useMessages.ts';

describe('messageFormat', () => {
  it('uses the plural form that the language has for a count', () => {
    const forms = { one: '# день', few: '# дня', many: '# дней', other: '# дня' };
    const days = [1, 3, 5, 21].map((count) => messageFormat('ru').plural(count, forms));
    expect(days).toEqual(['1 день', '3 дня', '5 дней', '21 день']);
  });
  it('falls back to the form `other`', () => {
    expect(messageFormat('ar').plural(2, { other: '# x' })).toBe('2 x');
  });
  it('formats numbers and lists for the locale', () => {
    expect(messageFormat('de-DE').plural(1200, { other: '#' })).toBe('1.200');
    expect(messageFormat('en-GB').list(['A', 'B', 'C'], 'and')).toBe('A, B and C');
    expect(messageFormat('de-DE').list(['A', 'B'], 'or')).toBe('A oder B');
  });
});

describe('messagesFor', () => {
  it('formats numbers for the region, if its language is that of the texts', () => {
    expect(messagesFor(english, 'en-IN').results(1234567)).toBe('12,34,567 results');
  });
  it('uses the rules of its own language if the locale has another', () => {
    // In French, zero is singular; in English it is not.
    expect(messagesFor(english, 'fr-FR').charactersLeft(0)).toBe('0 characters left');
    expect(messagesFor(english, 'ar-EG').charactersLeft(3)).toBe('3 characters left');
  });
  it('uses the plural forms of another language', () => {
    const { rowsSelected } = messagesFor(arabic, 'ar-AE');
    expect([0, 1, 2, 3, 11, 100].map(rowsSelected)).toEqual([
      'لا صفوف محددة',
      'صف واحد محدد',
      'صفان محددان',
      '3 صفوف محددة',
      '11 صفًا محددًا',
      '100 صف محدد',
    ]);
  });
  it('creates the texts once', () => {
    expect(messagesFor(english, 'en-GB')).toBe(messagesFor(english, 'en-GB'));
  });
});
