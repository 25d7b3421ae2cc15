import { expect, it } from 'vitest';
import { z } from 'zod';
import { DamagedJsonError, parseStored } from './storedJson.ts';

const schema = z.object({ n: z.int() });

it('returns what the schema accepts', () => {
  expect(parseStored(schema, '{"n":1}', 'count')).toEqual({ n: 1 });
});

it.each(['', '{"n":', '{"n":"1"}', 'null'])('names the damaged value: %s', (json) => {
  const read = () => parseStored(schema, json, 'count');
  expect(read).toThrow(DamagedJsonError);
  expect(read).toThrow(/The stored count /);
});
