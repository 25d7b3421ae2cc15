/** A repeatable random source: the same seed draws the same bodies. */
export function createChance(seed: number) {
  let state = seed;
  /** An integer from 0 to below `end`. */
  const below = (end: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * end);
  };
  const pick = <T>(items: readonly T[]): T | undefined => items[below(items.length)];
  return { below, pick };
}

/** Draws integers and items. */
export type Chance = ReturnType<typeof createChance>;

const nested = (depth: number): unknown => (depth === 0 ? 'end' : [nested(depth - 1)]);

/** Values that no field expects: wrong types, lengths, encodings, and texts in other languages. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  '\t\r\n',
  'x'.repeat(300),
  'x'.repeat(12_000),
  'x'.repeat(200_000),
  '😀'.repeat(60),
  'e\u0301'.repeat(3_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil',
  '\ufeff',
  "' OR 1=1 --",
  '"; DROP TABLE leads; --',
  '%_\\',
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://example.com")',
  'a@b.c\r\nBcc: all@example.com',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://[',
  '%00%ff',
  'NaN',
  '1e999',
  '-9223372036854775809',
  '0000-00-00',
  '2026-02-30T25:61:00Z',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  'undefined',
  'constructor',
  '__proto__',
  [],
  [null],
  [[[]]],
  nested(500),
  Array.from({ length: 5_000 }, (_, index) => index),
  Array.from({ length: 2_000 }, () => 'none'),
  {},
  { length: -1 },
  { toString: 1, valueOf: null },
  { constructor: { prototype: { role: 'admin' } } },
  { $ne: null },
];

/** Plausible values for a field of that name, so that the values of other fields are reached. */
export const plausibleValues = (ids: Readonly<Record<string, string>>) =>
  new Map<string, unknown>(
    Object.entries({
      first_name: 'Ada',
      last_name: 'Lovelace',
      firstName: 'Ada',
      lastName: 'Lovelace',
      name: 'Trade Fair',
      username: 'ada-lovelace',
      email: 'ada@example.com',
      password: 'a-long-enough-secret',
      phone: '+44 20 7946 0000',
      lead_status: 'Hot',
      lead_type: 'All Leads',
      role: 'agent',
      type: 'call',
      location: 'Hall 3',
      start_date: '2026-11-21T10:00',
      end_date: '2026-11-22T10:00',
      start: '2026-12-01T10:00Z',
      duration_minutes: 30,
      title: 'Demo',
      subject: 'Our talk',
      content: 'Good to meet you.',
      emailType: 'initial',
      leadId: ids['lead'],
      lead_id: ids['lead'],
      lead_ids: [ids['lead']],
      userId: null,
      attendees: [{ firstName: 'Edith', lastName: 'Clarke', email: 'edith@example.com' }],
      origins: ['https://www.harbour-expo.example'],
      scopes: ['capture'],
      daily_captures: 10,
      key: 'ck_unknown',
      limit: 5,
      sort: 'name',
    }),
  );

/** Bodies that are not JSON objects in UTF-8, although they claim to be. */
export const hostileTexts: readonly (string | Uint8Array)[] = [
  '',
  ' ',
  '{',
  '{"a":}',
  '[1,2',
  'null',
  'true',
  '0',
  '"text"',
  '[]',
  '{}{}',
  '{"email":"a@b.co","email":1}',
  '{"__proto__":{"role":"admin"},"constructor":null}',
  '\u0000',
  '<xml/>',
  'a=b&c=d',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '{"a":'.repeat(5_000),
  `{"email":"${'x'.repeat(900_000)}"}`,
  `{"email":"${'x'.repeat(1_200_000)}"}`,
  `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  new Uint8Array([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
  new Uint8Array(4_096).fill(0x80),
];
