import { problemSchema } from '@cardinal/contract';
import { writeXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  commit,
  formOf,
  importIn,
  leadsOf,
  startImportPlace,
  type ImportPlace,
  type Person,
} from '../../helpers/importFiles.ts';

describeOnEachEngine('how the file of an import is read', (open) => {
  let place: ImportPlace;
  let manager: Person;

  beforeEach(async () => {
    place = await startImportPlace(await open());
    ({ manager } = place);
  });
  afterEach(() => place.server.close());

  const send = (content: Uint8Array<ArrayBuffer>, query = '', name = 'leads.csv') =>
    manager.ask(`/api/leads/import${query}`, { method: 'POST', body: formOf(content, name) });

  it('offers the encodings in which a text can be read, and takes another one', async () => {
    // "Węgrzyn" in Windows-1250, of which nothing else tells.
    const bytes = Uint8Array.from(
      Buffer.from('Name,Email\nW\u00eagrzyn,w@example.com\n', 'latin1'),
    );
    const first = await importIn(await send(bytes));
    expect(first.source).toMatchObject({ encoding: 'windows-1252', sheet: null, sheets: [] });
    expect(first.source.encodings[0]).toEqual({
      encoding: 'windows-1252',
      preview: ['Wêgrzyn,w@example.com'],
    });
    expect(first.source.encodings).toContainEqual({
      encoding: 'windows-1250',
      preview: ['Węgrzyn,w@example.com'],
    });
    expect(first.source.encodings.map(({ encoding }) => encoding)).not.toContain('utf-8');

    const second = await importIn(await send(bytes, '?encoding=windows-1250'));
    expect(second.source.encoding).toBe('windows-1250');
    await commit(manager.ask, second.id);
    expect(await leadsOf(manager)).toMatchObject([{ first_name: 'Węgrzyn' }]);
  });

  it('offers no encodings for plain letters', async () => {
    const { source } = await importIn(
      await send(Uint8Array.from(Buffer.from('Name,Email\nIda,ida@example.com\n'))),
    );
    expect(source).toEqual({ encoding: 'utf-8', encodings: [], sheet: null, sheets: [] });
  });

  it('offers the sheets of a workbook, hidden ones last, and takes another one', async () => {
    const workbook = Uint8Array.from(
      await writeXlsx({
        sheets: [
          {
            name: 'Old',
            rows: [
              ['Name', 'Email'],
              ['Bo Berg', 'bo@example.com'],
            ],
            hidden: true,
          },
          { name: 'Cover', rows: [['Contacts of the fair']] },
          {
            name: 'List',
            rows: [
              ['First name', 'Last name', 'Email'],
              ['Ida', 'Lund', 'ida@example.com'],
            ],
          },
          { name: 'Empty', rows: [] },
        ],
      }),
    );
    const first = await importIn(await send(workbook, '', 'leads.xlsx'));
    expect(first.source).toEqual({
      encoding: null,
      encodings: [],
      sheet: 'List',
      sheets: [
        { name: 'Cover', hidden: false, preview: ['Contacts of the fair'] },
        {
          name: 'List',
          hidden: false,
          preview: ['First name, Last name, Email', 'Ida, Lund, ida@example.com'],
        },
        { name: 'Old', hidden: true, preview: ['Name, Email', 'Bo Berg, bo@example.com'] },
      ],
    });
    const second = await importIn(await send(workbook, '?sheet=Old', 'leads.xlsx'));
    expect(second.source.sheet).toBe('Old');
    await commit(manager.ask, second.id);
    expect(await leadsOf(manager)).toMatchObject([{ first_name: 'Bo', last_name: 'Berg' }]);
  });

  it('refuses what it does not know', async () => {
    const bytes = Uint8Array.from(Buffer.from('Name,Email\nIda,ida@example.com\n'));
    expect((await send(bytes, '?encoding=klingon')).status).toBe(422);
    const workbook = Uint8Array.from(
      await writeXlsx({ sheets: [{ name: 'List', rows: [['Name'], ['Ida']] }] }),
    );
    const answer = await send(workbook, '?sheet=Other', 'leads.xlsx');
    expect(answer.status).toBe(422);
    expect(problemSchema.parse(await answer.json()).detail).toContain('no sheet named “Other”');
  });
});
