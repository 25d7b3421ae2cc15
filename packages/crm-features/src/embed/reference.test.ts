import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { referenceTables, toMarkdown } from './referenceTables.ts';
import { attributes, elements, events } from './vocabulary.ts';
import { attributeTexts, elementTexts, widgetEventTexts } from './reference.ts';

const page = readFileSync('docs/embedding.md', 'utf8');

describe('docs/embedding.md', () => {
  it.each(Object.entries(referenceTables))('contains the table of %s', (_name, table) => {
    expect(page).toContain(toMarkdown(table));
  });

  it('describes everything that exists', () => {
    expect(Object.keys(elementTexts)).toEqual(Object.values(elements));
    expect(Object.keys(attributeTexts)).toEqual(Object.values(attributes));
    expect(Object.keys(widgetEventTexts)).toEqual(Object.values(events));
  });
});
