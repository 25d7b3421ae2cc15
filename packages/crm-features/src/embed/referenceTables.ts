import { attributeTexts, elementTexts, errorTexts, widgetEventTexts } from './reference.ts';

/** A table of the reference. */
export interface ReferenceTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

const code = (text: string) => `\`${text}\``;
const named = (texts: Readonly<Record<string, string>>, shown = code) =>
  Object.entries(texts).map(([name, text]) => [shown(name), text]);

/** The tables of elements, attributes, events and errors, as the documents show them. */
export const referenceTables = {
  elements: { columns: ['element', 'shows'], rows: named(elementTexts, (tag) => code(`<${tag}>`)) },
  attributes: { columns: ['attribute', 'meaning'], rows: named(attributeTexts) },
  events: {
    columns: ['event', 'when', 'detail'],
    rows: Object.entries(widgetEventTexts).map(([name, { when, detail }]) => [
      code(name),
      when,
      detail,
    ]),
  },
  errors: { columns: ['code', 'meaning'], rows: named(errorTexts) },
} as const satisfies Record<string, ReferenceTable>;

/** A table as Markdown. */
export function toMarkdown({ columns, rows }: ReferenceTable): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}
