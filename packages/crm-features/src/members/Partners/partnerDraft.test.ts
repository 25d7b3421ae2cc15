import { englishTexts } from '@cardinal/contract/messages';
import { describe, expect, it } from 'vitest';
import { bodyOf, emptyPartner, originOf, partnerErrors } from './partnerDraft.ts';

const partnerTexts = englishTexts(partnerMessages);
import { partnerMessages } from '../partnerTexts.ts';

const now = new Date('2025-11-21T10:00:00Z');
const context = { initial: emptyPartner, now };
const complete = { ...emptyPartner, name: 'Expo', origins: 'https://expo.example' };

describe('originOf', () => {
  it.each([
    ['https://www.example.com', 'https://www.example.com'],
    ['https://www.example.com/fair?x=1#y', 'https://www.example.com'],
    ['www.Example.com/', 'https://www.example.com'],
    ['https://example.com:8443', 'https://example.com:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
  ])('reads %s as %s', (line, origin) => {
    expect(originOf(line)).toBe(origin);
  });

  it.each(['http://www.example.com', 'expo', 'https://*.example.com', 'ftp://example.com', '…'])(
    'refuses %s',
    (line) => {
      expect(originOf(line)).toBeUndefined();
    },
  );
});

describe('partnerErrors', () => {
  it('finds nothing wrong with a complete key', () => {
    expect(partnerErrors(complete, context, partnerTexts.form)).toEqual({});
  });

  it('names every field that is missing or wrong', () => {
    const draft = {
      ...emptyPartner,
      scopes: [],
      daily_captures: 0,
      origins: 'https://a.example expo',
    };
    expect(Object.keys(partnerErrors(draft, context, partnerTexts.form)).toSorted()).toEqual([
      'daily_captures',
      'name',
      'origins',
      'scopes',
    ]);
  });

  it('requires an expiry in the future, unless it is the old one', () => {
    const past = { ...complete, expires_at: '2025-11-20T10:00:00Z' };
    expect(partnerErrors(past, context, partnerTexts.form)).toHaveProperty('expires_at');
    expect(partnerErrors(past, { ...context, initial: past }, partnerTexts.form)).toEqual({});
  });
});

it('sends each origin once, and an expiry only if it was chosen', () => {
  const draft = { ...complete, origins: 'expo.example\nhttps://expo.example/stand' };
  const body = bodyOf(draft, emptyPartner);
  expect(body.origins).toEqual(['https://expo.example']);
  expect(body).not.toHaveProperty('expires_at');
  const until = '2025-12-01T00:00:00.000Z';
  expect(bodyOf({ ...draft, expires_at: until }, emptyPartner).expires_at).toBe(until);
});
