// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../shared/lib.mjs';
import { evidence } from './evidence.mjs';
import { document, looked, openAcr, tables, verdicts } from './report.mjs';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const rows = tables.flatMap((table) => table.rows);

test.each(Object.entries(evidence))('the check "%s" exists', (_key, { file, test: name }) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(name);
});

test('each line names checks that exist, and each check is named by a line', () => {
  const named = new Set(rows.flatMap(({ checks }) => checks));
  expect([...named].filter((key) => !(key in evidence))).toEqual([]);
  expect(Object.keys(evidence).filter((key) => !named.has(key))).toEqual([]);
});

test('WCAG 2.2 is there as a whole: 32 criteria of level A, one of them removed, and 24 of AA', () => {
  expect(tables.slice(0, 2).map((table) => table.rows.length)).toEqual([32, 24]);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});

test('a verdict is given only where a person has looked, with a name and a date', () => {
  const judged = rows.filter(({ verdict }) => !verdict.startsWith('not-'));
  expect(judged.map(({ number }) => number).toSorted()).toEqual(Object.keys(looked).toSorted());
  for (const { by, on, verdict, found } of Object.values(looked)) {
    expect(by && found && verdict in verdicts).toBeTruthy();
    expect(on).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test('both forms of the report are current', async () => {
  const yaml = openAcr(version);
  expect(parse(yaml).chapters.success_criteria_level_a.criteria).toHaveLength(32);
  await expect(yaml).toMatchFileSnapshot(join(root, 'docs/accessibility.openacr.yaml'));
  await expect(document(version)).toMatchFileSnapshot(join(root, 'docs/accessibility.md'));
});
