// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../shared/lib.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const server = globSync('apps/mock-server/src/services/**/*.ts', { cwd: root })
  .map(read)
  .join('\n');

/** The messages by which entries of the history are recognised, in the source that lists them. */
const texts = read('packages/crm-features/src/language/history/historyTexts.ts');
const messages = [...texts.matchAll(/^ {6}\w+: '(.+)',$/gm)].map(([, message]) => message);

it('recognises what the server writes into the history, word for word', () => {
  expect(messages.length).toBeGreaterThan(40);
  const pieces = messages.flatMap((message) => message.split(/\{\w+\}/));
  const unknown = pieces.filter((piece) => /\p{L}/u.test(piece) && !server.includes(piece));
  expect(unknown).toEqual([]);
});
