import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..', '.github', 'workflows');
const text = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('');
const values = (key) =>
  Array.from(text.matchAll(new RegExp(`${key}: (.*)`, 'g')), ([, value]) => value);

describe('the workflows', () => {
  it('pin actions by hash, each to one version', () => {
    const actions = values('uses');
    expect(actions.length).toBeGreaterThan(10);
    const pins = actions.map((action) => {
      const pin = /^([\w/-]+)@([\da-f]{40}) # v\d+\.\d+\.\d+$/.exec(action);
      // Parts of one action, such as cache/save, have one version.
      return pin ? `${pin[1].split('/').slice(0, 2).join('/')}@${pin[2]}` : action;
    });
    for (const pin of pins) expect(pin).toMatch(/@[\da-f]{40}$/);
    const names = [...new Set(pins)].map((pin) => pin.split('@')[0]);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it('run on the Node of the repository, except where the oldest ones are tried', () => {
    const versions = new Set(values('node-version(?:-file)?'));
    expect([...versions].toSorted()).toEqual(['${{ matrix.node }}', '.nvmrc']);
  });
});
