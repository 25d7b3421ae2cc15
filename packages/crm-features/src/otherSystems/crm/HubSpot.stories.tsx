import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  buildCrm,
  crmFailures,
  cutTexts,
  longLead,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { crm } from '../../mocks/index.ts';
import { HubSpot } from './HubSpot.tsx';

const sent = fn();
const withCounts = (counts: Partial<ReturnType<typeof buildCrm>['counts']>) =>
  buildCrm({ counts: { waiting: 0, sent: 96, failed: 0, skipped: 0, ...counts } });

const meta = {
  title: 'CRM/Members/HubSpot',
  component: HubSpot,
  tags: ['autodocs'],
  // The screen shows the part to administrators alone.
  parameters: { notStates: ['forbidden'] },
  globals: { viewport: { value: 'desktop' } },
  args: { leadHref: (id) => `#${id}` },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof HubSpot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Connected: what became of the leads, and where their fields are written. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const account = within(await canvas.findByRole('region', { name: 'HubSpot account 24680135' }));
    await expect(account.getByText('Connected')).toBeVisible();
    await expect(account.getByText('128')).toBeVisible();
    const fields = within(canvas.getByRole('region', { name: 'Fields' }));
    await expect(await fields.findByRole('button', { name: /Job title|Position/ })).toBeVisible();
    const answers = fields.getByRole('button', { name: /Answers at the event/ });
    await expect(answers).toHaveTextContent('A note with the contact');
    await expect(canvas.queryByRole('region', { name: 'Not sent' })).toBeNull();
  },
};

/** Without a connection: the key, which is tried first. */
export const NotConnected: Story = {
  parameters: { states: ['empty'] },
  beforeEach: ({ msw }) => {
    let isConnected = false;
    msw.use(
      crm.state.answers(() => ({ connection: isConnected ? buildCrm() : null })),
      crm.connect.answers(({ body }) => {
        sent(body);
        isConnected = true;
        return { connection: buildCrm() };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect HubSpot' }));
    await expect(await canvas.findByText('Enter the service key.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Service key/), 'pat-eu1-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect HubSpot' }));
    await expect(await canvas.findByText('Connected')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ key: 'pat-eu1-1' });
  },
};

/** The key cannot be tried: what was typed is kept. */
export const ConnectFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(crm.state.returns({ connection: null }), crm.connect.fails(problems.internal)),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Service key/), 'pat-wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect HubSpot' }));
    await expect(await screen.findByText('HubSpot was not connected')).toBeVisible();
    await expect(canvas.getByLabelText(/Service key/)).toHaveValue('pat-wrong');
  },
};

/** Leads are being sent, which can be stopped. */
export const Sending: Story = {
  beforeEach: ({ msw }) => {
    let connection = withCounts({ waiting: 160 });
    msw.use(
      crm.state.answers(() => ({ connection })),
      crm.stop.answers(() => {
        connection = withCounts({});
        return { connection };
      }),
    );
  },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Sending leads' });
    await expect(bar).toHaveAttribute('aria-valuetext', '96 of 256 sent');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByRole('button', { name: 'Send all leads' })).toBeVisible();
  },
};

/** Some leads were not sent: why, and once more. */
export const Failures: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    let connection = withCounts({ failed: 1, skipped: 1 });
    msw.use(
      crm.state.answers(() => ({ connection })),
      crm.failures.returns(crmFailures),
      crm.retry.answers(() => {
        connection = withCounts({ sent: 98 });
        return { connection };
      }),
    );
  },
  play: async ({ canvas }) => {
    const failures = within(await canvas.findByRole('region', { name: 'Not sent' }));
    await expect(await failures.findByText(/is not an email/)).toBeVisible();
    await expect(failures.getByText(/no email address/)).toBeVisible();
    await userEvent.click(failures.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Not sent' })).toBeNull());
  },
};

/** The key is no longer accepted: nothing is lost, and another one can be entered. */
export const Paused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      crm.state.returns({
        connection: buildCrm({
          active: false,
          paused_reason: 'HubSpot does not accept the key: it was deleted.',
          counts: { waiting: 12, sent: 96, failed: 0, skipped: 0 },
        }),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is sent to HubSpot')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use this key' })).toBeVisible();
  },
};

/** A field gets another property; two cannot have the same. */
export const Fields: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      crm.change.answers(({ body }) => {
        sent(body);
        return { connection: buildCrm() };
      }),
    ),
  play: async ({ canvas }) => {
    const choose = async (field: RegExp, property: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: field }));
      await userEvent.click(await screen.findByRole('option', { name: property }));
    };
    await choose(/Answers at the event/, 'Company');
    await userEvent.click(canvas.getByRole('button', { name: 'Save fields' }));
    await expect(await canvas.findByText('Another field is written there.')).toBeVisible();
    await choose(/Answers at the event/, 'What they said at the fair');
    await userEvent.click(canvas.getByRole('button', { name: 'Save fields' }));
    await expect(await screen.findByText('Fields saved')).toBeVisible();
    const { mapping } = buildCrm();
    await expect(sent).toHaveBeenCalledWith({ mapping: { ...mapping, answers: 'fair_answers' } });
  },
};

/** HubSpot does not answer when its properties are read. */
export const PropertiesFailed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(crm.properties.fails(problems.internal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('HubSpot’s properties could not be loaded')).toBeVisible();
    await expect(canvas.getByText('Connected')).toBeVisible();
  },
};

/** Disconnecting asks first. */
export const Disconnecting: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    let isConnected = true;
    msw.use(
      crm.state.answers(() => ({ connection: isConnected ? buildCrm() : null })),
      crm.disconnect.answers(() => {
        isConnected = false;
        return null;
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Disconnect' }));
    await expect(await canvas.findByRole('button', { name: 'Connect HubSpot' })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(crm.state.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading the connection')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(crm.state.fails(problems.internal, { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The connection could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Connected')).toBeVisible();
  },
};

const longState = buildCrm({
  account: longLead.company,
  counts: { waiting: 0, sent: 1_250_000, failed: 9_999, skipped: 1 },
});

/** Long texts and large numbers, with text at 200% on the narrowest phone. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) =>
    msw.use(
      crm.state.returns({ connection: longState }),
      crm.failures.returns(
        crmFailures.map(({ lead_id, state }) => ({
          lead_id,
          state,
          name: longLead.company,
          reason: longLead.company,
        })),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Not sent' })).toBeVisible();
    await canvas.findByRole('button', { name: 'Save fields' });
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: Failures.beforeEach,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Save fields' });
    await expect(sideways()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save fields' })).toBeVisible();
  },
};
