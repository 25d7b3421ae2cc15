import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..', '.github', 'workflows');
const lines = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .map((line) => ({ file, line: line.trim() })),
);
const matches = (pattern) =>
  lines.flatMap(({ file, line }) => {
    const found = pattern.exec(line);
    return found ? [{ file, found }] : [];
  });

describe('the workflows', () => {
  it('pin actions by hash, each to one version', () => {
    const actions = matches(/uses: (.*)/);
    expect(actions.length).toBeGreaterThan(10);
    const pins = new Map();
    for (const { file, found } of actions) {
      const [, name, pin] = /^([\w/-]+)@([\da-f]{40} # v\d+\.\d+\.\d+)$/.exec(found[1]) ?? [];
      expect(pin, `${file}: ${found[1]}`).toBeDefined();
      // Parts of one action, such as cache/save, have one version.
      const action = name.split('/').slice(0, 2).join('/');
      pins.set(action, (pins.get(action) ?? new Set()).add(pin));
    }
    for (const [action, versions] of pins) expect([...versions], action).toHaveLength(1);
  });

  it('run on the Node of the repository, except where the oldest ones are tried', () => {
    const versions = new Set(matches(/node-version(?:-file)?: (.*)/).map(({ found }) => found[1]));
    expect([...versions].toSorted()).toEqual(['${{ matrix.node }}', '.nvmrc']);
  });
});
