import type { Import } from '@cardinal/contract';
import { Button } from '@cardinal/ui';
import { useIsMutating } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  buildEvent,
  buildImport,
  buildImportRow,
  buildProblem,
  buildTeamUser,
  cutTexts,
  problems,
  sideways,
  storyId,
} from '../../fixtures/index.ts';
import { events, imports, users, type OutcomeOptions } from '../../mocks/index.ts';
import { ImportPanel, type ImportPanelProps } from './ImportPanel.tsx';

/** Holds the id that the portal keeps in the URL. */
function Page({ importId, onImportIdChange, ...props }: ImportPanelProps) {
  const [id, setId] = useState(importId);
  return (
    <ImportPanel
      {...props}
      importId={id}
      onImportIdChange={(next) => {
        setId(next);
        onImportIdChange?.(next);
      }}
    />
  );
}

const ready = buildImport();

const meta = {
  title: 'CRM/Importing/ImportPanel',
  component: ImportPanel,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    importId: ready.id,
    onImportIdChange: fn(),
    onLeave: fn(),
    onOpenLead: fn(),
    onViewLeads: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof ImportPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A server that stores the user's choices. */
function remembering(first: Import, options?: OutcomeOptions) {
  let now = first;
  const change = (next: Partial<Import>) => {
    now = { ...now, ...next };
    return now;
  };
  return {
    change,
    handlers: [
      imports.one.answers(() => now),
      imports.update.answers(({ body }) => {
        // The keys of a change that an import also has.
        const { mapping, order, duplicates } = body as Partial<Import>;
        const { event_id: event, assigned_to: agent } = body as Partial<Import['defaults']>;
        return change({
          ...(mapping && { mapping }),
          ...(order && { order }),
          ...(duplicates && { duplicates }),
          defaults: {
            event_id: event === undefined ? now.defaults.event_id : event,
            assigned_to: agent === undefined ? now.defaults.assigned_to : agent,
          },
        });
      }, options),
    ],
  };
}

const choose = async (name: RegExp, option: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** An export of another program: columns, values and duplicates are proposed, and can be changed. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('hubspot-contacts.csv · 248 rows, 8 columns'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 242 leads' })).toBeEnabled();
    await expect(canvas.getByText('Enter a complete email address.')).toBeVisible();
    await expect(canvas.getAllByText('Likely duplicate').length).toBeGreaterThan(0);
  },
};

/** No file yet: where to drop it, and which files are supported. */
export const Empty: Story = {
  args: { importId: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Drop a file here/ })).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file input.');
    await userEvent.upload(input, new File(['First name,Email'], 'leads.csv'));
    await waitFor(() => expect(args.onImportIdChange).toHaveBeenCalledWith(ready.id));
    await expect(await canvas.findByRole('heading', { name: 'Columns' })).toBeVisible();
  },
};

const source: Import['source'] = {
  encoding: 'windows-1252',
  encodings: [
    { encoding: 'windows-1252', preview: ['£ukasz;Wójcik;¯ó³w', 'Ma³gorzata;D¹browska;Spó³ka'] },
    { encoding: 'macintosh', preview: ['£ukasz;WÛjcik;ØÛ≥w', 'Ma≥gorzata;Dπbrowska;SpÛ≥ka'] },
    { encoding: 'windows-1250', preview: ['Łukasz;Wójcik;Żółw', 'Małgorzata;Dąbrowska;Spółka'] },
    { encoding: 'windows-1251', preview: ['Јukasz;Wуjcik;Їуіw'] },
  ],
  sheet: null,
  sheets: [],
};

/** Uploads a file to the panel. */
async function uploadFile(name: string) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  await userEvent.upload(input, new File(['First name,Email'], name));
}

/** The letters are wrong: each encoding shows how it reads them, and one press reads the file again. */
export const Letters: Story = {
  tags: ['!dev'],
  args: { importId: null },
  beforeEach: ({ msw }) => {
    let asked: string | null = null;
    const imported = () =>
      asked === null
        ? buildImport({ source })
        : buildImport({ id: storyId(9, 2), source: { ...source, encoding: 'windows-1250' } });
    msw.use(
      imports.create.answers(({ request }) => {
        asked = new URL(request.url).searchParams.get('encoding');
        return imported();
      }),
      imports.one.answers(imported),
      imports.undo.returns(buildImport({ status: 'undone', source })),
    );
  },
  play: async ({ canvas, args }) => {
    await uploadFile('polish.csv');
    await expect(await canvas.findByRole('heading', { name: 'Letters' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Western (Windows)' })).toBeChecked();
    await expect(
      canvas.getByText('Łukasz;Wójcik;Żółw · Małgorzata;Dąbrowska;Spółka'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more encodings' }));
    await expect(canvas.getByRole('radio', { name: 'Cyrillic (Windows)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Central European (Windows)' }));
    await waitFor(() => expect(args.onImportIdChange).toHaveBeenLastCalledWith(storyId(9, 2)));
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: 'Central European (Windows)' })).toBeChecked(),
    );
  },
};

/** Without the file, which a reload forgets, its letters and sheets are only shown. */
export const FileForgotten: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(imports.one.returns(buildImport({ source }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('To read the file differently, upload it again.'),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Western (Windows)' })).toBeDisabled();
  },
};

/** The other sheets of a workbook, hidden ones last; one that can't be read says why. */
export const Sheets: Story = {
  tags: ['!dev'],
  args: { importId: null },
  beforeEach: ({ msw }) => {
    const workbook = buildImport({
      format: 'xlsx',
      source: {
        encoding: null,
        encodings: [],
        sheet: 'Visitors',
        sheets: [
          {
            name: 'Visitors',
            hidden: false,
            preview: ['First Name, Email', 'Ida, ida@werft.example'],
          },
          { name: 'Speakers', hidden: false, preview: ['Name, Talk'] },
          { name: 'Archive', hidden: true, preview: ['Old list'] },
        ],
      },
    });
    msw.use(imports.create.returns(workbook), imports.one.returns(workbook));
  },
  play: async ({ canvas, msw }) => {
    await uploadFile('visitors.xlsx');
    await expect(await canvas.findByRole('radio', { name: 'Visitors' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Archive (hidden)' })).toBeVisible();
    const detail = 'This file has no rows below its header.';
    msw.use(imports.create.fails(buildProblem({ status: 422, detail })));
    await userEvent.click(canvas.getByRole('radio', { name: 'Speakers' }));
    await expect(await canvas.findByText(detail)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Visitors' })).toBeChecked();
  },
};

/** The file is being uploaded, which can be cancelled. */
export const Uploading: Story = {
  args: { importId: null },
  beforeEach: ({ msw }) => msw.use(imports.create.pending()),
  play: async ({ canvas }) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file input.');
    await userEvent.upload(input, new File(['First name,Email'], 'leads.csv'));
    await expect(
      await canvas.findByRole('progressbar', { name: 'Reading leads.csv…' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
  },
};

/** Not a list: the reason is shown where the file was chosen. */
export const NotAList: Story = {
  args: { importId: null },
  beforeEach: ({ msw }) =>
    msw.use(
      imports.create.fails(
        buildProblem({
          status: 415,
          code: 'unsupported_type',
          detail:
            'This is a PDF. Export the list as .xlsx or .csv from the program that it was made with.',
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file input.');
    await userEvent.upload(input, new File(['%PDF'], 'leads.pdf'), { applyAccept: false });
    await expect(await canvas.findByText(/This is a PDF/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(imports.one.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the import')).toBeInTheDocument();
  },
};

/** The import cannot be loaded; Retry loads it. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(imports.one.fails(problems.unavailable, { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The import could not be loaded')).toBeVisible();
  },
};

export const RetryWorks: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(imports.one.fails(problems.unavailable, { once: true })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { name: 'Columns' })).toBeVisible();
  },
};

/** An old link: the upload no longer exists, and another file can be chosen. */
export const Gone: Story = {
  beforeEach: ({ msw }) => msw.use(imports.one.fails(problems.notFound)),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('This import no longer exists')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import another file' }));
    await expect(args.onImportIdChange).toHaveBeenCalledWith(null);
  },
};

/** The server refuses to start it: a notice says why, and nothing is lost. */
export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(imports.commit.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 242 leads' }));
    await expect(await screen.findByText('The import did not start')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Columns' })).toBeVisible();
  },
};

/** Several columns may hold a company, but one the source; without an address nothing is imported. */
export const Mapping: Story = {
  beforeEach: ({ msw }) => msw.use(...remembering(ready).handlers),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Columns' });
    await choose(/Field for Record ID/, 'Company');
    await expect(
      await canvas.findByRole('button', { name: /Field for Associated Company/ }),
    ).toHaveTextContent('Company');
    await choose(/Field for Record ID/, 'Source');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Field for Original Source/ })).toHaveTextContent(
        'Do not import',
      ),
    );
    await choose(/Field for Email/, 'Do not import');
    await expect(
      await canvas.findByText('Choose the column that holds the email address or a phone number.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 242 leads' })).toBeDisabled();
  },
};

const sharing = buildImport({
  columns: [
    { name: 'Name', samples: ['Ida Lund'] },
    { name: 'Email', samples: ['ida@werft.example'] },
    { name: 'Private phone', samples: ['+49 421 5550111'] },
    { name: 'Business phone', samples: ['+49 421 555010'] },
    { name: 'Reception', samples: ['+49 421 555000'] },
  ],
  mapping: ['full_name', 'email', 'phone', 'phone', 'phone'],
  order: [3],
});

/** Several columns hold the phone number: their order decides which one a row takes, and can be changed. */
export const Order: Story = {
  beforeEach: ({ msw }) => msw.use(...remembering(sharing).handlers),
  play: async ({ canvas }) => {
    const order = await canvas.findByRole('group', { name: 'Phone: which column comes first' });
    const places = () =>
      within(order)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await expect(places()).toEqual(['Business phone', 'Private phone', 'Reception']);
    const up = within(order).getByRole('button', { name: 'Move Reception up' });
    await userEvent.click(up);
    await expect(places()).toEqual(['Business phone', 'Reception', 'Private phone']);
    await expect(await screen.findByText('Reception is now 2 of 3.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(places()).toEqual(['Reception', 'Business phone', 'Private phone']);
    // The end of the list takes no focus away.
    await waitFor(() => expect(up).toHaveFocus());
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await choose(/Field for Reception/, 'Do not import');
    await waitFor(() => expect(places()).toEqual(['Business phone', 'Private phone']));
    await choose(/Field for Private phone/, 'Do not import');
    await waitFor(() => expect(canvas.queryByText('Phone: which column comes first')).toBeNull());
  },
};

let response = Promise.withResolvers<void>();

/** A mapping that lacks a column outlives the response to an earlier choice. */
export const MappingWhileSaving: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    msw.use(...remembering(ready, { after: response.promise }).handlers);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Columns' });
    await choose(/Field for Record ID/, 'Company');
    await choose(/Field for Email/, 'Do not import');
    const missing = await canvas.findByText(
      'Choose the column that holds the email address or a phone number.',
    );
    response.resolve();
    await expect(await canvas.findByRole('button', { name: 'Import 242 leads' })).toBeDisabled();
    await expect(missing).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Field for Email/ })).toHaveTextContent(
      'Do not import',
    );
  },
};

/** Each status, source and owner in the file is mapped once. */
export const Values: Story = {
  tags: ['!dev'],
  args: { mapsAssignee: true },
  beforeEach: ({ msw }) => {
    const maya = buildTeamUser({ role: 'agent', is_activated: true });
    const assigned_to = [{ text: 'M. Okafor', count: 31, value: null, remembered: false }];
    msw.use(
      users.returns([maya]),
      imports.one.returns(buildImport({ values: { ...ready.values, assigned_to } })),
      imports.update.pending(),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Values' });
    await choose(/Meaning of IN_LIMBO/, 'Cold');
    await expect(canvas.getByRole('button', { name: /Meaning of IN_LIMBO/ })).toHaveTextContent(
      'Cold',
    );
    await choose(/Meaning of Offline sources/, 'Keep in the notes');
    await userEvent.click(canvas.getByRole('button', { name: /Meaning of M. Okafor/ }));
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await expect(options).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
  },
};

/** A choice that the server refuses is reverted. */
export const ChangeRefused: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(imports.update.fails(problems.internal)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Values' });
    await choose(/Meaning of NEW/, 'Hot');
    await expect(await screen.findByText('The change was not saved')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Meaning of NEW/ })).toHaveTextContent('Warm'),
    );
  },
};

let read = Promise.withResolvers<void>();

/** After a lost response nobody knows what is stored, so nothing starts until it is read again. */
export const ChangeOfUnknownOutcome: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    read = Promise.withResolvers();
    msw.use(
      imports.update.offline(),
      imports.one.returns(ready, { once: true }),
      imports.one.fails(problems.unavailable, { once: true, after: read.promise }),
      imports.one.returns(ready),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Values' });
    await choose(/Meaning of NEW/, 'Hot');
    await expect(await screen.findByText('The change was not saved')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Meaning of NEW/ })).toHaveTextContent('Warm'),
    );
    const start = canvas.getByRole('button', { name: 'Import 242 leads' });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    read.resolve();
    await expect(await canvas.findByText('The import may have changed')).toBeVisible();
    await waitFor(() => expect(start).not.toHaveAttribute('aria-disabled'));
    await expect(canvas.queryByText('The import may have changed')).toBeNull();
  },
};

/** The import was discarded elsewhere meanwhile. */
export const ChangeOfGoneImport: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      imports.update.fails(problems.notFound),
      imports.one.returns(ready, { once: true }),
      imports.one.fails(problems.notFound),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Skip' }));
    await expect(await canvas.findByText('This import no longer exists')).toBeVisible();
  },
};

/** Of two choices only the first is refused: the user learns of it, and the second one stays. */
export const EarlierChangeRefused: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    msw.use(
      imports.update.fails(problems.internal, { once: true, after: response.promise }),
      ...remembering(ready).handlers,
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Values' });
    await choose(/Meaning of NEW/, 'Hot');
    await userEvent.click(canvas.getByRole('radio', { name: 'Skip' }));
    await canvas.findByRole('button', { name: 'Import 231 leads' });
    response.resolve();
    await expect(await screen.findByText('The change was not saved')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Meaning of NEW/ })).toHaveTextContent('Warm'),
    );
    await expect(canvas.getByRole('radio', { name: 'Skip' })).toBeChecked();
  },
};

const other = buildImport({ id: storyId(9, 2), file_name: 'other.csv' });

function TwoImports(props: ImportPanelProps) {
  const [id, setId] = useState(ready.id);
  const isSaving = useIsMutating() > 0;
  return (
    <>
      <Button translate="no" onPress={() => setId(id === ready.id ? other.id : ready.id)}>
        Other import
      </Button>
      <output translate="no">{isSaving ? 'Saving' : 'Saved'}</output>
      <ImportPanel {...props} importId={id} />
    </>
  );
}

/** The answer to a choice in one import arrives while another one is shown. */
export const OtherImport: Story = {
  tags: ['!dev'],
  render: (args) => <TwoImports {...args} />,
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    msw.use(
      imports.one.answers(({ params }) => (params['id'] === other.id ? other : ready)),
      imports.update.answers(
        ({ params }) => {
          expect(params['id']).toBe(ready.id);
          return { ...ready, duplicates: 'skip' };
        },
        { after: response.promise },
      ),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Skip' }));
    await canvas.findByRole('button', { name: 'Import 231 leads' });
    await userEvent.click(canvas.getByRole('button', { name: 'Other import' }));
    const start = await canvas.findByRole('button', { name: 'Import 242 leads' });
    await expect(start).not.toHaveAttribute('aria-disabled');
    response.resolve();
    await canvas.findByText('Saved');
    await expect(canvas.getByText(/^other.csv/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Other import' }));
    await expect(await canvas.findByRole('button', { name: 'Import 231 leads' })).toBeEnabled();
  },
};

const fair = buildEvent();
const owner = buildTeamUser({ role: 'agent', is_activated: true });

/** The event at which the people of a file were met, and who gets them. */
export const EventAndOwner: Story = {
  tags: ['!dev'],
  args: { mapsAssignee: true },
  beforeEach: ({ msw }) => {
    const server = remembering(ready);
    msw.use(
      ...server.handlers,
      events.list.serves([fair]),
      users.returns([owner]),
      imports.commit.answers(() => {
        const { defaults } = server.change({ status: 'done' });
        expect(defaults).toEqual({ event_id: fair.id, assigned_to: owner.id });
        return server.change({});
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'For all rows' });
    await choose(/^No event Event/, fair.name);
    await choose(/^Nobody Assign to/, `${owner.first_name} ${owner.last_name}`);
    await expect(await canvas.findByRole('button', { name: `${fair.name} Event` })).toBeVisible();
    const start = canvas.getByRole('button', { name: 'Import 242 leads' });
    await waitFor(() => expect(start).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(start);
    await canvas.findByRole('button', { name: 'View leads' });
  },
};

/** Agents keep what they import, so they choose only the event. */
export const EventOnly: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^No event Event/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Assign to/ })).toBeNull();
  },
};

/** Duplicates: for the whole file, and for one row; the existing lead can be opened. */
export const Duplicates: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(...remembering(ready).handlers),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Skip' }));
    await expect(await canvas.findByRole('button', { name: 'Import 231 leads' })).toBeVisible();
    await choose(/What to do with Ananya Sharma/, 'Update');
    await userEvent.click(canvas.getByRole('button', { name: 'Open that lead: Ananya Sharma' }));
    await expect(args.onOpenLead).toHaveBeenCalledWith(storyId(3, 1));
  },
};

/** Only the rows that need a look. */
export const OnlyProblems: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Only problems' }));
    await expect(canvas.getByText('2 rows with problems')).toBeVisible();
    await expect(canvas.queryByText('Ready')).toBeNull();
  },
};

/** From the first press to the outcome, and back again. */
export const Journey: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    const server = remembering(ready);
    const done = { ...ready.counts, imported: 242 };
    msw.use(
      ...server.handlers,
      imports.commit.answers(() => server.change({ status: 'done', counts: done })),
      imports.undo.answers(() =>
        server.change({ status: 'undone', counts: { ...done, removed: 240, kept: 2 } }),
      ),
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 242 leads' }));
    await expect(await canvas.findByRole('heading', { name: '242 leads imported' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View leads' }));
    await expect(args.onViewLeads).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo import' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Undo import' }));
    await expect(await canvas.findByText('240 leads removed')).toBeVisible();
    await expect(
      canvas.getByText('2 leads kept because they were edited after the import'),
    ).toBeVisible();
  },
};

/** Rows are being imported; the user can leave the page. */
export const Importing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      imports.one.returns(buildImport({ status: 'importing', progress: { done: 96, total: 248 } })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('96 of 248 rows')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop and undo' })).toBeVisible();
  },
};

const finished = buildImport({
  status: 'done',
  counts: { ...ready.counts, imported: 231, updated: 8, skipped: 3 },
});

/** The outcome, with the skipped rows as a file. */
export const Done: Story = {
  beforeEach: ({ msw }) => msw.use(imports.one.returns(finished)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '231 leads imported' })).toBeVisible();
    await expect(canvas.getByText('8 existing leads updated')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download report' }));
  },
};

export const ReportFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(imports.one.returns(finished), imports.report.fails(problems.internal)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download report' }));
    await expect(await screen.findByText('The report was not downloaded')).toBeVisible();
  },
};

/** Everything is as before. */
export const Undone: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      imports.one.returns(
        buildImport({
          status: 'undone',
          counts: { ...finished.counts, removed: 230, restored: 8, kept: 1 },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('1 lead kept because it was edited after the import'),
    ).toBeVisible();
  },
};

/** The import itself failed: the reason, and what happened to its rows. */
export const ImportFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      imports.one.returns(
        buildImport({
          status: 'failed',
          error: 'The rows could not be imported. Nothing from the file was kept.',
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing from the file was kept/)).toBeVisible();
  },
};

const long = buildImport({
  file_name: `${'kontakte-messe-export-'.repeat(6)}.xlsx`,
  columns: ready.columns.map(({ name, samples }) => ({
    name: `${name} Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel`,
    samples: samples.map((sample) => sample.repeat(8)),
  })),
  values: {
    ...ready.values,
    lead_status: [
      {
        text: 'Wartet auf Rückmeldung des Einkaufsleiters der Niederlassung',
        count: 12,
        value: null,
        remembered: true,
      },
    ],
  },
  rows: [
    buildImportRow({
      row: 2,
      values: {
        first_name: 'Maximiliane-Wilhelmine',
        last_name: 'von und zu Hohenlohe-Schillingsfürst-Waldenburg',
        email: 'maximiliane-wilhelmine.von-und-zu-hohenlohe@niederlassung.example',
        company: 'Donaudampfschifffahrtsgesellschaft mit beschränkter Haftung',
      },
      duplicates: [{ reason: 'phone', id: storyId(3, 1), row: null }],
    }),
  ],
});

const narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(imports.one.returns(long)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Columns' });
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

const onBadge = (row: number, code: string, ...found: (string | number)[]) =>
  buildImportRow({
    row,
    values: { ...buildImportRow({ row }).values, badge_code: code },
    duplicates: found.map((one) => ({
      reason: 'badge_code',
      id: typeof one === 'string' ? one : null,
      row: typeof one === 'number' ? one : null,
    })),
  });
const unclear = [
  onBadge(4, 'VST-004713', storyId(3, 4), storyId(3, 5)),
  onBadge(5, 'VST-004714', storyId(3, 6), 118),
];
const refused = buildImportRow({
  row: 9,
  errors: [{ path: 'badge_code', message: 'This row has no badge code.' }],
});
/** An organiser's list with 1,240 people, of whom 61 were at the stand. */
const list = buildImport({
  file_name: 'attendees.xlsx',
  format: 'xlsx',
  event_id: storyId(4, 1),
  duplicates: 'fill',
  columns: ['Badge ID', 'First Name', 'Last Name', 'Email', 'Company', 'Ticket Type'].map(
    (name) => ({ name, samples: [] }),
  ),
  mapping: ['badge_code', 'first_name', 'last_name', 'email', 'company', null],
  rows: [
    onBadge(2, 'VST-004711', storyId(3, 2)),
    onBadge(3, 'VST-004712', storyId(3, 3)),
    ...unclear,
    onBadge(6, 'VST-004715', storyId(3, 7)),
  ],
  problem_rows: [...unclear, refused],
  values: { lead_status: [], source: [], assigned_to: [] },
  counts: {
    ...ready.counts,
    total: 1_240,
    valid: 1_238,
    invalid: 2,
    duplicates: 61,
    ambiguous: 2,
  },
  progress: { done: 0, total: 1_240 },
});

/**
 * A list of attendees: the leads that it fills in, and ambiguous rows, which are left to the user.
 */
export const AttendeeList: Story = {
  args: { importId: list.id, eventId: storyId(4, 1) },
  beforeEach: ({ msw }) => {
    let now = list;
    const withAction = (row: Import['rows'][number]) =>
      row.row === 4 ? { ...row, action: 'fill' as const } : row;
    msw.use(
      imports.one.answers(() => now),
      imports.update.answers(({ body }) => {
        expect(body).toEqual({ rows: { 4: 'fill' } });
        now = {
          ...now,
          rows: now.rows.map(withAction),
          problem_rows: now.problem_rows.map(withAction),
        };
        return now;
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'List of attendees' })).toBeVisible();
    await expect(await canvas.findByText('2 leads have this badge')).toBeVisible();
    await expect(canvas.getByText('Row 118 has this badge, too')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fill in 59 leads' })).toBeEnabled();
    await expect(canvas.queryByRole('heading', { name: 'Likely duplicates' })).toBeNull();
    const [chosen] = canvas.getAllByRole('button', { name: /Leave out.*What to do with/ });
    if (!chosen) throw new Error('Nothing is ambiguous.');
    await userEvent.click(chosen);
    await userEvent.click(await screen.findByRole('option', { name: 'Fill in' }));
    await expect(await canvas.findByRole('button', { name: 'Fill in 60 leads' })).toBeEnabled();
  },
};

/** Without the column of badge codes, the list is of no use. */
export const AttendeeListWithoutCodes: Story = {
  tags: ['!dev'],
  args: { importId: list.id, eventId: storyId(4, 1) },
  beforeEach: ({ msw }) => msw.use(imports.one.returns(list)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Columns' });
    await choose(/Field for Badge ID/, 'Do not import');
    await expect(
      await canvas.findByText('Choose the column that holds the badge code.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fill in 59 leads' })).toBeDisabled();
  },
};

/** The leads that the list filled in, and Undo. */
export const AttendeeListDone: Story = {
  args: { importId: list.id, eventId: storyId(4, 1) },
  beforeEach: ({ msw }) =>
    msw.use(
      imports.one.returns({
        ...list,
        status: 'done',
        counts: { ...list.counts, updated: 59, skipped: 1_179 },
      }),
    ),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: '59 leads filled in' })).toBeVisible();
    await expect(canvas.getByText('1,179 rows left out')).toBeVisible();
    await expect(canvas.getByText(/also lists the rows that are ambiguous/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download report' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the event' }));
    await expect(args.onViewLeads).toHaveBeenCalled();
  },
};

/** Nobody on the list was at the stand. */
export const AttendeeListOfOthers: Story = {
  tags: ['!dev'],
  args: { importId: list.id, eventId: storyId(4, 1) },
  beforeEach: ({ msw }) =>
    msw.use(
      imports.one.returns({
        ...list,
        rows: [],
        problem_rows: [],
        counts: { ...list.counts, duplicates: 0, ambiguous: 0 },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nobody on this list has a badge/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nothing to fill in' })).toBeDisabled();
  },
};

/** The longest texts on the narrowest phone. */
export const LongTexts: Story = narrow;

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = {
  ...narrow,
  parameters: { textScale: 2, states: ['320 px'] },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Preview' });
    await expect(sideways()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Preview' });
  },
};

/** Badges, arrows and the chosen option remain visible without colours. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Preview' });
  },
};
