import type { LikelyDuplicate } from '@cardinal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { buildLead, longLead, minutesAgo, problems, storyId } from '../../fixtures/index.ts';
import { leads } from '../../mocks/index.ts';
import { LeadDuplicates } from './LeadDuplicates.tsx';

const grace = buildLead({ notes: 'Wants a quote for 40 seats.' });
const older = buildLead({
  id: storyId(3, 80),
  first_name: 'Grace W.',
  phone: '',
  company: 'savanna tours limited',
  lead_status: 'Cold',
  source: 'import',
  created_at: minutesAgo(60 * 24 * 90),
});
const byPhone = buildLead({ id: storyId(3, 81), first_name: 'G.', email: 'g@other.example' });
const both: LikelyDuplicate[] = [
  { reason: 'email', lead: older },
  { reason: 'phone', lead: byPhone },
];

const meta = {
  title: 'CRM/Leads/LeadDuplicates',
  component: LeadDuplicates,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  globals: { viewport: { value: 'desktop' } },
  args: { lead: grace, onOpenLead: fn() },
  beforeEach: ({ msw }) => msw.use(leads.duplicates.returns(both)),
} satisfies Meta<typeof LeadDuplicates>;

export default meta;
type Story = StoryObj<typeof meta>;

const compare = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
  return within(await screen.findByRole('dialog', { name: 'Compare leads' }));
};

/** One line with their number and a button to compare them. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 other leads may be the same person')).toBeVisible();
  },
};

/** Both side by side; differences are marked, also as text. Capitalisation makes no difference. */
export const Compared: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    const dialog = await compare(canvas);
    await expect(dialog.getByText('Same email')).toBeVisible();
    const row = (name: RegExp) => dialog.getByRole('row', { name });
    await expect(row(/^First name/)).toHaveTextContent(/differs/);
    await expect(row(/^Company/)).not.toHaveTextContent(/differs/);
    await expect(row(/^Phone/)).toHaveTextContent(/Not given/);
    await expect(dialog.queryByRole('button', { name: 'Merge' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /Compare with/ }));
    await userEvent.click(await screen.findByRole('option', { name: /G. Mwangi/ }));
    await expect(dialog.getByText('Same phone')).toBeVisible();
    await expect(args.onOpenLead).not.toHaveBeenCalled();
  },
};

/** The other lead opens in place of this one. */
export const OpensTheOther: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const dialog = await compare(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Open that lead' }));
    await expect(args.onOpenLead).toHaveBeenCalledWith(older.id);
  },
};

/** Where merging is wired, it starts here. */
export const Mergeable: Story = {
  tags: ['!dev'],
  args: { onMerge: fn() },
  play: async ({ canvas, args }) => {
    const dialog = await compare(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await expect(args.onMerge).toHaveBeenCalledWith(grace, older);
  },
};

/** No duplicates: nothing is shown. */
export const Empty: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.duplicates.returns([])),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Compare' })).toBeNull();
  },
};

/** Still loading: nothing is shown, and nothing waits for it. */
export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.duplicates.pending()),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Compare' })).toBeNull();
  },
};

/** It is only a hint: if it cannot be loaded, nothing is shown. */
export const Failed: Story = {
  parameters: { states: ['forbidden'] },
  beforeEach: ({ msw }) => msw.use(leads.duplicates.fails(problems.internal)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) =>
    msw.use(
      leads.duplicates.returns([{ reason: 'email', lead: buildLead({ ...longLead, id: 'x' }) }]),
    ),
  play: async ({ canvas }) => {
    await compare(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
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
    await compare(canvas);
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await compare(canvas);
  },
};

/** The bar beside differences and the text remain. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await compare(canvas);
  },
};
