import { expect, it } from 'vitest';
import { undeclaredIn } from '../../helpers/declaredAnswers.ts';

const json = { 'Content-Type': 'application/json' };
const problemType = { 'Content-Type': 'application/problem+json' };
const problem = (status: number) =>
  JSON.stringify({ status, title: 'Refused', detail: 'It is refused.', code: 'invalid' });

const about = (
  method: string,
  path: string,
  status: number,
  body: string | null,
  headers: Record<string, string> = json,
) =>
  undeclaredIn({
    method,
    url: `http://127.0.0.1:3000${path}`,
    answer: new Response(body, { status, headers }),
  });

it('finds nothing in a response that matches the table', async () => {
  expect(await about('GET', '/api/health', 200, '{"status":"ok"}')).toEqual([]);
  expect(await about('POST', '/api/auth/login', 401, problem(401), problemType)).toEqual([]);
  expect(await about('DELETE', '/api/leads/1', 204, null, {})).toEqual([]);
  const csv = { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment' };
  expect(await about('GET', '/api/leads/export', 200, 'a,b', csv)).toEqual([]);
});

it.each([
  ['an undeclared status', about('GET', '/api/health', 418, '{}'), 'is not declared'],
  ['a missing field', about('GET', '/api/health', 200, '{}'), 'status'],
  ['a further field', about('GET', '/api/health', 200, '{"status":"ok","x":1}'), 'more than'],
  ['a broken body', about('GET', '/api/health', 200, '{'), 'is not JSON'],
  ['a body of another type', about('GET', '/api/health', 200, '', {}), 'type'],
  ['a body where there is none', about('DELETE', '/api/leads/1', 200, 'x'), 'is not declared'],
  ['a refusal that is no problem', about('GET', '/api/leads/1', 404, '{}'), 'type'],
  ['a refusal of no call', about('GET', '/api/nothing', 404, '{}'), 'type'],
  [
    'a further header',
    about('GET', '/api/health', 200, '{"status":"ok"}', { ...json, ETag: '"1"' }),
    'ETag',
  ],
  ['a missing header', about('GET', '/api/leads', 200, '[]'), 'X-Total-Count'],
])('finds %s', async (_what, found, expected) => {
  expect((await found).join('\n')).toContain(expected);
});

it('checks only the paths of the API', async () => {
  expect(await about('GET', '/metrics', 418, '')).toEqual([]);
});
