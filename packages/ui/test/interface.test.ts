// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { build, dist } from './packed.ts';
import type { Manifest } from './packed.ts';

let manifest: Manifest;

beforeAll(async () => {
  manifest = await build();
}, 120_000);

/** A declaration file's own words: without comments, imports and empty lines. */
const declarations = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^import [\s\S]*?;$/gm, '')
    .replaceAll(/^\/\/#.*$/gm, '')
    .replaceAll(/^export \{\};$/gm, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');

const typesOf = (path: string) => {
  const entry = manifest.exports[path];
  return typeof entry === 'object' ? entry.types : undefined;
};

/** Declarations that a module's own draw on; what other components export has its own snapshot. */
const needed = (file: string, text: string) =>
  Array.from(text.matchAll(/from ["'](\.[^"']+)\.js["']/g), ([, path]) =>
    join(dirname(file), `${path}.d.ts`),
  ).filter((path) => dirname(path) === dirname(file) || path.includes(`${sep}internal${sep}`));

async function interfaceOf(path: string): Promise<string> {
  const types = typesOf(path);
  if (!types) throw new Error(`${path} has no declarations.`);
  const files = new Set([join(dist, types)]);
  const texts: string[] = [];
  // The index of everything is a list of names; each of them stands for itself.
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    if (path !== '.') for (const other of needed(file, text)) files.add(other);
    texts.push(declarations(text));
  }
  return texts.join('\n');
}

// A change of these is a change of the public interface: look at it, then update the snapshots
// with `npx vitest run --project unit packages/ui/test/interface -u`.
describe('the public interface', () => {
  it('has these entry points', async () => {
    const paths = Object.keys(manifest.exports).toSorted();
    await expect(`${paths.join('\n')}\n`).toMatchFileSnapshot('interface/entry-points.txt');
  });

  it('has these components, with these props', async () => {
    for (const path of Object.keys(manifest.exports).filter(typesOf)) {
      const name = path === '.' ? 'index' : path.slice(2);
      const text = `${await interfaceOf(path)}\n`;
      await expect(text).toMatchFileSnapshot(`interface/${name}.txt`);
    }
  });
});
