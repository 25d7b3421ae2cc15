import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { buildImport, buildProblem, cutTexts, problems, sideways } from '../../fixtures/index.ts';
import { imports } from '../../mocks/index.ts';
import { BulkImport } from './BulkImport.tsx';

const meta = {
  title: 'CRM/Importing/BulkImport',
  component: BulkImport,
  tags: ['autodocs'],
  args: { onUploaded: fn() },
  // A card with two buttons is never empty.
  parameters: { notStates: ['empty'] },
} satisfies Meta<typeof BulkImport>;

export default meta;
type Story = StoryObj<typeof meta>;

async function upload(name = 'leads.csv') {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  await userEvent.upload(input, new File(['First name,Email'], name), { applyAccept: false });
}

/** The template to fill in, and the file to upload. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download Template' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload Excel File' })).toBeVisible();
  },
};

export const Uploads: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    await upload();
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledWith(buildImport().id));
  },
};

/** The file is being read. */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(imports.create.pending()),
  play: async ({ canvas }) => {
    await upload();
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};

/** Cancelled: as before, without an error. */
export const Cancelled: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(imports.create.pending()),
  play: async ({ canvas, args }) => {
    await upload();
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel upload' }));
    await expect(await canvas.findByRole('button', { name: 'Upload Excel File' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onUploaded).not.toHaveBeenCalled();
  },
};

/** The file cannot be read: the reason is in the card. */
export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      imports.create.fails(
        buildProblem({
          status: 415,
          code: 'unsupported_type',
          detail:
            'This is an old Excel file (.xls). Choose File > Save As > Excel Workbook (.xlsx), and send that file.',
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await upload('leads.xls');
    await expect(await canvas.findByText(/This is an old Excel file/)).toBeVisible();
  },
};

/** Too many uploads in a short time. */
export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(imports.create.fails(problems.tooMany)),
  play: async ({ canvas }) => {
    await upload();
    await expect(await canvas.findByText(problems.tooMany.detail)).toBeVisible();
  },
};

export const TemplateFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(imports.template.fails(problems.internal)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download Template' }));
    await expect(await screen.findByText('The template was not downloaded')).toBeVisible();
  },
};

const narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(imports.create.pending()),
  play: async ({ canvas }) => {
    await upload(`${'kontakte-messe-export-'.repeat(6)}.xlsx`);
    await canvas.findByRole('progressbar');
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
    await expect(canvas.getByRole('heading', { name: 'Bulk Import' })).toBeVisible();
  },
};
