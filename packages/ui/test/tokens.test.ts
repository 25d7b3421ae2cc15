// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { tokenFiles } from '../src/theme/tokens/tokenFiles.ts';
import { translations, type TokenType } from '../src/theme/tokens/values.ts';
import { build } from './packed.ts';

const folder = new URL('../tokens/', import.meta.url);

/** What a page asks for, as the resolver names it. */
interface Input {
  theme: string;
  density: string;
  motion: string;
}

/** Reads the committed files as any tool would. */
async function readTokens() {
  const filename = new URL('cardinal.resolver.json', folder);
  const logger = new Logger({ level: 'error' });
  const { resolver } = await parse([{ filename, src: await readFile(filename, 'utf8') }], {
    config: defineConfig({}, { cwd: folder, logger }),
    logger,
    req: (url) => readFile(url, 'utf8'),
  });
  return resolver;
}

/** The CSS of a token's value. */
function cssOf(type: string, value: unknown): string {
  if (!Object.hasOwn(translations, type)) throw new Error(`No token of the theme is a ${type}.`);
  // The parser has checked that the value is one of this type.
  const { write } = translations[type as TokenType] as { write: (value: unknown) => string };
  return write(value);
}

/** What the rule at a line of the sheet is for, told by its conditions. */
const inputFor = (conditions: string): Input => ({
  theme: `${/dark\)|="dark"/.test(conditions) ? 'dark' : 'light'}${/contrast="high"|contrast: more/.test(conditions) ? '-high-contrast' : ''}`,
  density: conditions.includes('"compact"') ? 'compact' : 'default',
  motion: conditions.includes('reduced-motion') ? 'reduced' : 'full',
});

describe('the design tokens', () => {
  beforeAll(() => build(['ui']), 120_000);

  test.each(Object.entries(tokenFiles))('%s is that of the theme', async (name, tokens) => {
    await expect(`${JSON.stringify(tokens, null, 2)}\n`).toMatchFileSnapshot(
      fileURLToPath(new URL(name, folder)),
    );
  });

  test('are valid, and give every byte of the CSS', async () => {
    const resolver = await readTokens();
    const sheet = await readFile(new URL('../dist/themes.css', import.meta.url), 'utf8');
    const conditions: string[] = [];
    let declarations = 0;
    const lines = sheet.split('\n').map((line) => {
      if (line.endsWith('{')) conditions.push(line);
      if (line.trim() === '}') conditions.pop();
      const [, indent, path] = /^(\s+)--cardinal-([\w-]+): /.exec(line) ?? [];
      if (!path) return line;
      declarations += 1;
      const tokens = Object.entries(resolver.apply({ ...inputFor(conditions.join('')) }));
      const found = tokens.find(([id]) => id.replaceAll('.', '-') === path);
      const css = found ? cssOf(found[1].$type, found[1].$value) : 'no token';
      return `${indent}--cardinal-${path}: ${css};`;
    });
    expect(declarations).toBeGreaterThan(300);
    expect(lines.join('\n')).toBe(sheet);
  });
});
