import { expect, it } from 'vitest';
import { z } from 'zod';
import { DamagedJsonError, storedJson } from './storedJson.ts';

const count = storedJson('count', z.object({ n: z.int() }));

it('reads what it has written', () => {
  expect(count.write({ n: 1 })).toBe('{"n":1}');
  expect(count.read(count.write({ n: 1 }))).toEqual({ n: 1 });
});

it('reads the values of every version in the form of today', () => {
  const first = storedJson('count', z.int());
  const toObject = (n: unknown) => ({ n });
  const second = storedJson('count', z.object({ n: z.int() }), toObject);
  const third = storedJson(
    'count',
    z.object({ n: z.int(), unit: z.string() }),
    toObject,
    (old) => ({
      ...z.object({ n: z.int() }).parse(old),
      unit: 'leads',
    }),
  );
  const today = { n: 1, unit: 'cards' };
  expect(third.read(first.write(1))).toEqual({ n: 1, unit: 'leads' });
  expect(third.read(second.write({ n: 1 }))).toEqual({ n: 1, unit: 'leads' });
  expect(third.read(third.write(today))).toEqual(today);
});

it.each(['', '{"n":', '{"n":"1"}', 'null', '{"$version":2}'])(
  'names the damaged value: %s',
  (json) => {
    const read = () => count.read(json);
    expect(read).toThrow(DamagedJsonError);
    expect(read).toThrow(/The stored count /);
  },
);
