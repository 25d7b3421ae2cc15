import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import '../../packages/crm-features/src/embed/CaptureWidget.tsx';
import '../../packages/crm-features/src/embed/loader.ts';
import { insideOf, mirrorStyles } from '../../packages/crm-features/src/embed/story/inShadow.tsx';
import {
  buildEmbedSession,
  buildPartnerKey,
  cutTexts,
  problems,
  sideways,
} from '../../packages/crm-features/src/fixtures/index.ts';
import { embed, members } from '../../packages/crm-features/src/mocks/index.ts';
import { PortalAt } from './PortalAt.tsx';

/** Members & access for every role. */
const meta = {
  title: 'Screens/Members',
  component: PortalAt,
  args: { path: '/members' },
  parameters: { layout: 'fullscreen', crm: { user: { role: 'admin' } } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const covers = ['UI/Shell/AppShell', 'UI/Shell/PageHeader', 'CRM/Members/Members'];

export const People: Story = {
  tags: ['matrix'],
  parameters: { covers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Members & access',
    );
    await expect(await canvas.findByRole('row', { name: /Asha Verma/ })).toBeVisible();
    await expect(canvas.getByText('Aurora Trading · 6 people')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Members & access' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Waiting: Story = {
  args: { path: '/members?tab=waiting' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ada Okeke')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Waiting.*2/ })).toBeVisible());
  },
};

export const Invitations: Story = {
  args: { path: '/members?tab=invitations' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Sales Agent/ })).toBeVisible();
    await expect(await canvas.findByRole('switch')).toBeChecked();
  },
};

export const Partners: Story = {
  args: { path: '/members?tab=partners' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Harbour Expo/ })).toBeVisible();
  },
};

/** A partner's key at work, with the code to copy. */
export const TryKey: Story = {
  args: { path: `/members/keys/${buildPartnerKey().id}` },
  beforeEach({ msw }) {
    sessionStorage.clear();
    mirrorStyles();
    msw.use(
      embed.session.returns(buildEmbedSession({ trial: true })),
      // The elements are those of the story.
      http.get('*/embed/v1.js', () =>
        HttpResponse.text('export {};', { headers: { 'Content-Type': 'text/javascript' } }),
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Try Harbour Expo' }),
    ).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('cardinal-capture')).not.toBeNull());
    const inside = within(await insideOf(canvasElement.querySelector('cardinal-capture')));
    await inside.findByRole('heading', { name: 'Your details' });
    await canvas.findByText('cardinal-ready');
  },
};

export const TryKeyOnAPhone: Story = {
  ...TryKey,
  globals: { viewport: { value: 'phone' } },
};

export const TryKeyDark: Story = { ...TryKey, globals: { theme: 'dark' } };

export const Webhooks: Story = {
  args: { path: '/members?tab=webhooks' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('https://hooks.example/aurora')).toBeVisible();
  },
};

export const ApiKeys: Story = {
  args: { path: '/members?tab=keys' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Weekly report')).toBeVisible();
  },
};

export const AuditTrail: Story = {
  args: { path: '/members?tab=audit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('agent: none → Asha Verma')).toBeVisible();
  },
};

export const Manager: Story = {
  parameters: { crm: { user: { role: 'manager' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Asha Verma/ })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Audit trail' })).toBeNull();
  },
};

export const Agent: Story = {
  tags: ['!dev'],
  parameters: { crm: { user: { role: 'agent' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  },
};

export const ServerDown: Story = {
  parameters: { covers },
  beforeEach: ({ msw }) => msw.use(members.list.fails(problems.internal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.internal.detail)).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Actions for Asha Verma' });
    await expect(sideways()).toEqual([]);
  },
};

/** On the narrowest phone with text at 200%. */
export const NarrowLargeText: Story = {
  args: { path: '/members?tab=invitations' },
  parameters: { covers, textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^Revoke/ });
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};
