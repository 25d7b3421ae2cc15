import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { buildLead, cutTexts, problems, sideways } from '../../fixtures/index.ts';
import { crm } from '../../mocks/index.ts';
import { LeadInCrm } from './LeadInCrm.tsx';

const url = 'https://app-eu1.hubspot.com/contacts/4711/record/0-1/1001';
const reason = 'Property values were not valid: "thomas@rheintal" is not an email';
const failed = { state: 'failed', reason, url: null } as const;

const meta = {
  title: 'CRM/Leads/LeadInCrm',
  component: LeadInCrm,
  tags: ['autodocs'],
  args: { lead: buildLead() },
  // Without an answer, nothing is shown.
  parameters: { notStates: ['forbidden', 'loading'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(crm.ofLead.returns({ state: 'sent', reason: null, url })),
} satisfies Meta<typeof LeadInCrm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /In HubSpot/ })).toHaveAttribute(
      'href',
      url,
    );
  },
};

/** Its contact exists, and the latest change is on its way. */
export const Waiting: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(crm.ofLead.returns({ state: 'waiting', reason: 'HubSpot can’t be reached.', url })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Waiting to be sent to HubSpot\. HubSpot can’t be reached\./),
    ).toBeVisible();
  },
};

/** HubSpot's reason is shown, and the lead can be sent again. */
export const NotSent: Story = {
  tags: ['matrix'],
  parameters: { states: ['error'] },
  beforeEach: ({ msw }) => {
    let isSent = false;
    msw.use(
      crm.ofLead.answers(() => (isSent ? { state: 'waiting', reason: null, url: null } : failed)),
      crm.retryLead.answers(() => {
        isSent = true;
        return { state: 'waiting', reason: null, url: null };
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reason)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const SentAgain: Story = {
  ...NotSent,
  tags: ['!dev'],
  parameters: { states: ['focus'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText(/Waiting to be sent/)).toBeVisible();
  },
};

export const NotSentAgain: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(crm.ofLead.returns(failed), crm.retryLead.fails(problems.internal)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await screen.findByText('That did not work')).toBeVisible();
    await expect(canvas.getByText(reason)).toBeVisible();
  },
};

/** The contact is there, and its note was refused. */
export const NoteNotSent: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(crm.ofLead.returns({ state: 'failed', reason: 'The note: Notes are full', url })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The note: Notes are full/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /In HubSpot/ })).toHaveAttribute('href', url);
  },
};

/** The company sends no leads to HubSpot. */
export const NoConnection: Story = {
  tags: ['!dev'],
  parameters: { states: ['empty'] },
  beforeEach: ({ msw }) => msw.use(crm.ofLead.returns({ state: null, reason: null, url: null })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/HubSpot/)).toBeNull();
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(crm.ofLead.returns(failed)),
  play: async ({ canvas }) => {
    await canvas.findByText(reason);
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  beforeEach: ({ msw }) => msw.use(crm.ofLead.returns(failed)),
  play: async ({ canvas }) => {
    await canvas.findByText(reason);
  },
};
