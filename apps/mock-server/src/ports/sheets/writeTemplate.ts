/** A column of the workbook to fill in. */
export interface TemplateColumn {
  name: string;
  /** In characters. */
  width: number;
  example: string;
  /** @default false */
  isRequired?: boolean;
  /** Allowed values; absent if any text is allowed. */
  allowed?: readonly string[];
  /** Explanation of the column. */
  about: string;
}

/** Rows in which Excel offers the allowed values. */
const guidedRows = 5_000;

/** A workbook to fill in, with a header, an example and a second sheet that explains the columns. */
export async function writeTemplate(
  columns: readonly TemplateColumn[],
): Promise<Uint8Array<ArrayBuffer>> {
  const bold = { style: { font: { bold: true } } };
  const { writeXlsx } = await import('hucre/xlsx');
  const written = await writeXlsx({
    sheets: [
      {
        name: 'Leads',
        columns: columns.map(({ width }) => ({ width })),
        rows: [columns.map(({ name }) => name), columns.map(({ example }) => example)],
        cells: new Map(columns.map((_, index) => [`0,${index}`, bold])),
        freezePane: { rows: 1 },
        dataValidations: columns.flatMap(({ allowed }, index) => {
          if (!allowed) return [];
          const letter = String.fromCharCode(65 + index);
          const range = `${letter}2:${letter}${guidedRows}`;
          return { type: 'list' as const, values: [...allowed], allowBlank: true, range };
        }),
      },
      {
        name: 'How to fill in',
        columns: [{ width: 16 }, { width: 12 }, { width: 50 }, { width: 60 }],
        rows: [
          ['Column', 'Required', 'Allowed values', 'About'],
          ...columns.map(({ name, isRequired, allowed, about }) => [
            name,
            isRequired ? 'Yes' : 'No',
            allowed?.join(', ') ?? 'Any text',
            about,
          ]),
        ],
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Uint8Array(written);
}
