import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildProblem, longLead, storyId } from '../../fixtures/index.ts';
import { leads } from '../../mocks/index.ts';
import { MatchingDialog } from './MatchingDialog.tsx';

/** What the first part waits for. */
let response = Promise.withResolvers<void>();
const part = { matched: 500, changed: [], next: 'n' };

const meta = {
  title: 'CRM/Leads/MatchingDialog',
  component: MatchingDialog,
  tags: ['autodocs'],
  parameters: { notStates: ['loading', 'empty'] },
  args: {
    change: { kind: 'status', status: 'Closed' },
    count: 5_077,
    filter: { lead_type: 'Event Leads' },
    list: 'Event Leads · Warm',
    onDone: fn(),
    onClose: fn(),
  },
  beforeEach: ({ msw }) => msw.use(leads.matching.returns({ ...part, next: null })),
} satisfies Meta<typeof MatchingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

/** The question names the number of leads. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args }) => {
    const question = await dialog();
    await expect(
      question.getByRole('heading', { name: 'Change 5,077 leads to Closed?' }),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** The focus is on Cancel, because this takes thousands of leads away. */
export const Delete: Story = {
  tags: ['!dev'],
  args: { change: { kind: 'delete' } },
  play: async () => {
    const question = await dialog();
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** How far it is; Stop ends it after the part that is being changed. */
export const Running: Story = {
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    msw.use(
      leads.matching.returns(part, { once: true }),
      leads.matching.returns({ ...part, next: 'm' }, { after: response.promise }),
    );
  },
  play: async ({ args }) => {
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: 'Change status' }));
    await expect(await asked.findByText('500 of 5,077')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    const stop = asked.getByRole('button', { name: 'Stop' });
    await userEvent.click(stop);
    response.resolve();
    await expect(await screen.findByText('Stopped')).toBeVisible();
    await expect(screen.getByText('1,000 leads are now Closed.')).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledWith(false);
  },
};

/** Nothing was changed. */
export const Refused: Story = {
  tags: ['!dev'],
  parameters: { states: ['error', 'forbidden'] },
  args: { change: { kind: 'assign', to: 'fair' } },
  beforeEach: ({ msw }) =>
    msw.use(
      leads.matching.fails(
        buildProblem({ status: 403, code: 'forbidden', detail: 'Ask a manager to do this.' }),
      ),
    ),
  play: async () => {
    const question = await dialog();
    await userEvent.click(question.getByRole('button', { name: 'Assign' }));
    await expect(await screen.findByText('The leads could not be changed')).toBeVisible();
    await expect(screen.getByText('Ask a manager to do this.')).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { states: ['long text', '320 px'], textScale: 2 },
  args: {
    change: {
      kind: 'assign',
      to: {
        id: storyId(1, 1),
        first_name: longLead.first_name,
        last_name: longLead.last_name,
        email: 'a@b.test',
      },
    },
    list: `Event Leads · “${longLead.company}”`,
  },
  play: async () => {
    await dialog();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: 'Change status' })).toBeVisible();
  },
};
