import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { cutTexts, problems, sideways } from '../../fixtures/index.ts';
import { members } from '../../mocks/index.ts';
import { Members, type MembersProps } from './Members.tsx';

/** Holds the state that the portal keeps in the URL. */
function Controlled(props: MembersProps) {
  const [tab, setTab] = useState(props.tab);
  return (
    <Members
      {...props}
      tab={tab}
      onTabChange={(next) => {
        setTab(next);
        props.onTabChange(next);
      }}
    />
  );
}

const meta = {
  title: 'CRM/Members/Members',
  component: Members,
  tags: ['autodocs'],
  // Its parts have stories of their own.
  parameters: {
    crm: { user: { role: 'admin' } },
    notStates: ['empty'],
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    tab: 'people',
    onTabChange: fn(),
    apiKeys: 'Keys of everyone',
    webhooks: 'Webhooks of the company',
    crm: 'HubSpot of the company',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Members>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: /People.*6/ })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /Waiting.*2/ })).toBeVisible();
    canvas.getByRole('tab', { name: /People/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onTabChange).toHaveBeenLastCalledWith('waiting');
    await expect(await canvas.findByText('Ada Okeke')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('New invitation')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('How your emails sound')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('Pictures of business cards')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('row', { name: /Harbour Expo/ })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('Webhooks of the company')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('HubSpot of the company')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('Keys of everyone')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('row', { name: /Role changed/ })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(await canvas.findByRole('row', { name: /Asha Verma/ })).toBeVisible();
  },
};

/** The audit trail is for administrators: its URL shows managers the people instead. */
export const Manager: Story = {
  tags: ['!dev'],
  args: { tab: 'audit' },
  parameters: { crm: { user: { role: 'manager' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Asha Verma/ })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'API keys' })).toBeNull();
    await expect(canvas.queryByRole('tab', { name: 'Audit trail' })).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(members.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /People.*not known yet/ })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(members.list.fails(problems.internal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.internal.detail)).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(members.list.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Actions for Asha Verma' });
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Asha Verma/ });
  },
};
