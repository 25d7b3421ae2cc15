import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRowWork, rowsOf } from './rowWork.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardinal-row-work-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('passes long rows on in small chunks, and leaves none out', async () => {
  const path = join(folder, 'long.csv');
  const cell = 'x'.repeat(30_000);
  const count = 300;
  await writeFile(path, `First name,Notes\n${`Ada,${cell}\n`.repeat(count)}`);
  const work = createRowWork();
  await work.open({ path, mapsAssignee: false });
  const numbers: number[] = [];
  for (let chunk = await work.next(); chunk; chunk = await work.next()) {
    expect(chunk.rows.length).toBeLessThan(1_000_000);
    numbers.push(...rowsOf(chunk.rows).map(({ row }) => row));
  }
  expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 2));
});
