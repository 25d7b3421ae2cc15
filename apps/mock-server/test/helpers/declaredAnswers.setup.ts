import { afterAll, afterEach } from 'vitest';
import { undeclaredIn } from './declaredAnswers.ts';

// Every answer that a test of the server sees is held against the call table, which the OpenAPI
// document is made from: what the table does not declare fails the test.
const undeclared = new Set<string>();
const { fetch } = globalThis;

globalThis.fetch = async (input, init) => {
  const answer = await fetch(input, init);
  const { url, method } = input instanceof Request ? input : { url: String(input), method: 'GET' };
  const asked = (init?.method ?? method).toUpperCase();
  for (const one of await undeclaredIn({ method: asked, url, answer })) undeclared.add(one);
  return answer;
};

function expectNone(): void {
  const found = [...undeclared];
  undeclared.clear();
  if (found.length === 0) return;
  throw new Error(`The call table does not declare: ${found.join('; ')}`);
}
afterEach(expectNone);
afterAll(() => {
  // The next file in this process begins anew.
  globalThis.fetch = fetch;
  // What happened outside the tests.
  expectNone();
});
