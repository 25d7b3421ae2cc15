// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/lib.mjs';
import { literalWords } from './literalWords.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

/** What users don't see, and pages that have languages of their own. */
const others = /\.(stories|test|test-d)\.tsx?$|[\\/](embed|fixtures|languages|mocks|public)[\\/]/;
const modules = globSync('{packages/{ui,crm-features},apps/portal}/src/**/*.{ts,tsx}', {
  cwd: root,
})
  .filter((path) => !others.test(path))
  .map((path) => path.replaceAll('\\', '/'));
const components = modules.filter((path) => path.endsWith('.tsx'));

describe('literalWords', () => {
  it.each([
    ['<p>Loading</p>', ['Loading']],
    ['<p>{isBusy ? "Wait" : `${count} left`}</p>', ['Wait', 'left']],
    ['<p>{name || "Nobody"}</p>', ['Nobody']],
    ['<Button aria-label="Close" slot="close" />', ['Close']],
    ['<Field placeholder={hint ?? "Choose"} />', ['Choose']],
    ['function F({ placeholder = "Choose", size = "md" }) { return <p>–</p>; }', ['Choose']],
    ['announce("Saved")', ['Saved']],
    ['<p className="error">{messages.error} – {count}%</p>', []],
  ])('finds in %s the texts %j', (code, expected) => {
    expect(literalWords(code)).toEqual(expected);
  });

  it('reads every component', () => {
    expect(components.length).toBeGreaterThan(400);
  });
});

/** No texts: the ids of columns and figures, and the beginning of an address. */
const ids = /^(\p{Ll}[\p{L}\d]*|https:\/\/)$/u;

it('every text of a component is a message', () => {
  const found = components.flatMap((path) =>
    literalWords(read(path))
      .filter((text) => !ids.test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

it('every group of texts is a catalogue of messages', () => {
  const plain = modules.filter((path) => /^export const \w*[tT]exts = \{/m.test(read(path)));
  expect(plain).toEqual([]);
});
