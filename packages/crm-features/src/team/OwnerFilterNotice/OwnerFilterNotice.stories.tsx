import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildTeam, cutTexts, problems, sideways } from '../../fixtures/index.ts';
import { users } from '../../mocks/index.ts';
import { OwnerFilterNotice } from './OwnerFilterNotice.tsx';

const mira = buildTeam()[3];

const meta = {
  title: 'CRM/Team/OwnerFilterNotice',
  component: OwnerFilterNotice,
  tags: ['autodocs'],
  args: { ownerId: mira?.id ?? '', onClear: fn() },
  parameters: { crm: { user: { role: 'manager' } }, notStates: ['empty', 'forbidden'] },
  beforeEach: ({ msw }) => msw.use(users.returns(buildTeam())),
} satisfies Meta<typeof OwnerFilterNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Mira Lindqvist')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all leads' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** The name follows. */
export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(users.pending()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('one member of the team')).toBeVisible();
  },
};

/** Without the name, the filter can still be removed. */
export const Failed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(users.fails(problems.internal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('one member of the team')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all leads' })).toBeEnabled();
  },
};

/** On the narrowest phone, with text at 200%. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Mira Lindqvist');
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mira Lindqvist')).toBeVisible();
  },
};
