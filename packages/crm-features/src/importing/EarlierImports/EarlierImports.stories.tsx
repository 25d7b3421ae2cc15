import type { ImportSummary } from '@cardinal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  buildImport,
  buildImports,
  buildImportSummary,
  buildTeam,
  cutTexts,
  longLead,
  problems,
  sideways,
  storyId,
} from '../../fixtures/index.ts';
import { imports, users } from '../../mocks/index.ts';
import { EarlierImports } from './EarlierImports.tsx';

/** Ids that the server was asked to undo. */
const undone = fn<(id: string | undefined) => void>();

const [running, hubspot, attendees, taken, failed, waiting] = buildImports();

const meta = {
  title: 'CRM/Importing/EarlierImports',
  component: EarlierImports,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: { onOpenImport: fn() },
  parameters: { crm: { user: { role: 'manager' } } },
  beforeEach: ({ msw }) => {
    undone.mockClear();
    msw.use(users.returns(buildTeam()));
  },
} satisfies Meta<typeof EarlierImports>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The row of a file. */
async function rowOf(canvas: Canvas, file: string) {
  const name = await canvas.findByRole('button', { name: `Open the import of ${file}` });
  const row = name.closest('li');
  if (!row) throw new Error('The file is not in a list.');
  return within(row);
}

/** A server with one import, which ends in the given state when it is undone. */
const undoing = (after: Partial<ImportSummary>) => {
  let shown = buildImportSummary();
  return [
    imports.list.answers(() => [shown]),
    imports.undo.answers(({ params }) => {
      undone(params['id']);
      shown = { ...shown, ...after };
      return buildImport({ status: shown.status, counts: shown.counts });
    }),
  ];
};

async function undo(canvas: Canvas) {
  const button = { name: 'Undo the import of hubspot-contacts.csv' };
  await userEvent.click(await canvas.findByRole('button', button));
  const dialog = within(await screen.findByRole('alertdialog'));
  await expect(dialog.getByText('hubspot-contacts.csv')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }));
}

/** What a manager sees: everybody's imports, in every state. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(6);
    const done = await rowOf(canvas, 'hubspot-contacts.csv');
    await expect(done.getByText('240 leads imported')).toBeVisible();
    await expect(done.getByText('2 existing leads updated')).toBeVisible();
    await expect(done.getByText('6 rows not imported')).toBeVisible();
    await expect(done.getByText('You')).toBeVisible();
    await expect(done.getByText('Undo until 28 November 2025')).toBeVisible();
    const list = await rowOf(canvas, 'attendees-day-1.xlsx');
    await expect(list.getByText('41 leads filled in')).toBeVisible();
    await expect(await list.findByText('Asha Verma')).toBeVisible();
    const ended = await rowOf(canvas, 'Visitenkarten.vcf');
    await expect(ended.getByText('11 leads removed')).toBeVisible();
    await expect(ended.queryByRole('button', { name: /^Undo/ })).toBeNull();
    const broken = await rowOf(canvas, 'zoho-leads.xlsx');
    await expect(broken.getByText(/could not be imported/)).toBeVisible();
    await expect(broken.getByText('Someone who left')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Open the import of attendees-day-1.xlsx' }),
    );
    await expect(args.onOpenImport).toHaveBeenCalledWith(attendees?.id, attendees?.event_id);
  },
};

/** A running import is opened to watch it, and an unfinished one to continue it. */
export const Opens: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const watch = { name: 'Show progress of outlook-contacts.csv' };
    await userEvent.click(await canvas.findByRole('button', watch));
    await expect(args.onOpenImport).toHaveBeenLastCalledWith(running?.id, null);
    const next = { name: 'Continue with salesforce-report.csv' };
    await userEvent.click(canvas.getByRole('button', next));
    await expect(args.onOpenImport).toHaveBeenLastCalledWith(waiting?.id, null);
  },
};

/** An agent's own imports name nobody. */
export const Agent: Story = {
  parameters: { crm: { user: { role: 'agent' } } },
  beforeEach: ({ msw }) =>
    msw.use(imports.list.returns([hubspot, taken].flatMap((shown) => shown ?? []))),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText('You')).toBeNull();
  },
};

export const Undone: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    const { counts } = buildImportSummary();
    msw.use(
      ...undoing({ status: 'undone', counts: { ...counts, removed: 239, restored: 2, kept: 1 } }),
    );
  },
  play: async ({ canvas }) => {
    await undo(canvas);
    await expect(await canvas.findByText('239 leads removed')).toBeVisible();
    await expect(
      canvas.getByText('1 lead kept because it was edited after the import'),
    ).toBeVisible();
    await expect(undone).toHaveBeenCalledWith(buildImport().id);
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
    // The button that had the focus is gone.
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Open/ })).toHaveFocus());
  },
};

/** Undoing many leads takes a while, and its progress can be watched. */
export const Undoing: Story = {
  beforeEach: ({ msw }) => msw.use(...undoing({ status: 'undoing' })),
  play: async ({ canvas }) => {
    await undo(canvas);
    await expect(await canvas.findByText('Undoing the import')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Show progress/ })).toBeVisible();
  },
};

/** The leads stay, and so does the button. */
export const UndoFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(imports.list.returns([buildImportSummary()]), imports.undo.fails(problems.unavailable)),
  play: async ({ canvas }) => {
    await undo(canvas);
    await expect(await screen.findByText('The import was not undone')).toBeVisible();
    await expect(await canvas.findByText('240 leads imported')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Undo/ })).toBeEnabled();
  },
};

/** Deciding against it changes nothing. */
export const Kept: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(...undoing({ status: 'undone' })),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Undo the import/ });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the leads' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(undone).not.toHaveBeenCalled();
  },
};

export const Report: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(imports.report.fails(problems.unavailable, { once: true })),
  play: async ({ canvas }) => {
    const button = { name: 'Report on hubspot-contacts.csv' };
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(await screen.findByText('The report was not downloaded')).toBeVisible();
  },
};

/** After the date, nothing can be undone and the report is gone. */
export const Expired: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(imports.list.returns([buildImportSummary({ expires_at: '2025-11-21T09:59:00.000Z' })])),
  play: async ({ canvas }) => {
    await canvas.findByRole('listitem');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.queryByText(/^Undo until/)).toBeNull();
  },
};

export const Pages: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      imports.list.replies(({ query }) =>
        query.get('cursor')
          ? {
              answer: [buildImportSummary({ id: storyId(9, 40), file_name: 'the-first.csv' })],
              headers: { Link: '' },
            }
          : {
              answer: [buildImportSummary()],
              headers: { Link: '</api/imports?cursor=older>; rel="next"' },
            },
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older imports' }));
    await expect(
      await canvas.findByRole('button', { name: 'Open the import of the-first.csv' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show older imports' })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(imports.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading earlier imports')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(imports.list.returns([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The files that you import appear here/)).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(imports.list.fails(problems.unavailable, { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Earlier imports could not be loaded')).toBeVisible();
  },
};

export const Retried: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(imports.list.fails(problems.internal, { once: true })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(6);
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(imports.list.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Asha Verma');
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

const narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) =>
    msw.use(
      imports.list.returns([
        buildImportSummary({ file_name: `${'kontakte-messe-export-'.repeat(6)}.xlsx` }),
        ...(failed ? [{ ...failed, error: longLead.company.repeat(2) }] : []),
      ]),
    ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** A very long file name on the narrowest phone. */
export const LongTexts: Story = narrow;

export const LargeText: Story = {
  ...narrow,
  parameters: { textScale: 2, states: ['320 px'] },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
  },
};
