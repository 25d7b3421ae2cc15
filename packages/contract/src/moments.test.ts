import { expect, it } from 'vitest';
import { eventInputSchema } from './events/event.ts';
import { meetingInputSchema } from './mail/meeting.ts';
import { partnerKeyUpdateSchema, readOrigin } from './accounts/partner.ts';

it.each([
  '0001-01-01T00:00Z',
  '1969-12-31T23:59Z',
  '1970-01-01T00:30+01:00',
  '9999-12-31T23:30-01:00',
])('refuses %s, which is outside the years 1970 to 9999 in UTC', (moment) => {
  const { error } = eventInputSchema.safeParse({ start_date: moment });
  expect(error?.issues.map(({ message }) => message)).toContain(
    'Start date must be in the years 1970 to 9999, in UTC.',
  );
  expect(partnerKeyUpdateSchema.safeParse({ expires_at: moment }).success).toBe(false);
  const meeting = { title: 'Call', start: moment, duration_minutes: 30 };
  expect(meetingInputSchema.safeParse(meeting).success).toBe(false);
});

it('accepts the first and last moments, and refuses a meeting that ends after the last', () => {
  for (const expires_at of ['1970-01-01T01:00+01:00', '9999-12-31T22:59-01:00']) {
    expect(partnerKeyUpdateSchema.safeParse({ expires_at }).success).toBe(true);
  }
  const meeting = { title: 'Call', start: '9999-12-31T23:45Z', duration_minutes: 15 };
  expect(meetingInputSchema.safeParse(meeting).success).toBe(false);
  expect(meetingInputSchema.safeParse({ ...meeting, duration_minutes: 14 }).success).toBe(true);
});

it.each([
  'https://a.example;script-src',
  'https://a.example,b.example',
  "https://a.example'",
  'https://a.example"',
  'https://*.example.com',
  'https://a.example$',
])('refuses the origin %s, which would change a policy', (text) => {
  expect(readOrigin(text)).toBeUndefined();
});

it.each([
  ['https://Büro.example', 'https://xn--bro-hoa.example'],
  ['https://a_b.example.com:444/', 'https://a_b.example.com:444'],
  ['https://[2001:db8::1]', 'https://[2001:db8::1]'],
])('reads the origin %s', (text, origin) => {
  expect(readOrigin(text)).toBe(origin);
});
