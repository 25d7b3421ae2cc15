import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnProcess, type ProcessEnd } from './childProcess.ts';

/** Programs that answer a message with what its name says. */
const programs = {
  full: 'const all = []; for (;;) all.push(Array.from({ length: 1_000 }, () => ({})));',
  huge: 'process.send(new Array(1).concat(Array.from({ length: 30_000_000 }, () => 1.5)).length);',
  exits: 'process.exit(3);',
};

describe('a process of our own', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-process-'));
    for (const [name, code] of Object.entries(programs)) {
      const program = `process.on('message', () => { ${code} });`;
      await writeFile(join(folder, `${name}.mjs`), program);
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  const endOf = (name: string): Promise<ProcessEnd> =>
    new Promise((resolve, reject) => {
      const onAnswer = () => reject(new Error('It answered.'));
      const path = join(folder, `${name}.mjs`);
      startOwnProcess(path, { heapMb: 16, onAnswer, onLost: resolve }).send({});
    });

  it.each([
    ['full', true],
    ['huge', true],
    ['exits', false],
  ])('ends alone, and tells whether its memory was full: %s', async (name, isOutOfMemory) => {
    expect(await endOf(name)).toEqual({ wasStarting: false, isOutOfMemory });
  });
});
