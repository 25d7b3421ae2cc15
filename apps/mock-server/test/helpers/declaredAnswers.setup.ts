import { afterAll, afterEach } from 'vitest';
import { undeclared, undeclaredIn } from './declaredAnswers.ts';

// Every response in a server test is checked against the call table from which the OpenAPI document
// is generated: an undeclared response fails the test.
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
  // The next file in this process starts over.
  globalThis.fetch = fetch;
  // Responses outside the tests.
  expectNone();
});
