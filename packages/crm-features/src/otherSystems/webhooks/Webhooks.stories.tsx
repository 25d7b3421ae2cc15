import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildInvalid, buildWebhook, cutTexts, problems, sideways } from '../../fixtures/index.ts';
import { webhooks } from '../../mocks/index.ts';
import { Webhooks } from './Webhooks.tsx';

/** The requests that the server received. */
const asked = fn<(what: unknown) => void>();

const meta = {
  title: 'CRM/Webhooks/Webhooks',
  component: Webhooks,
  tags: ['autodocs'],
  parameters: { crm: { user: { role: 'manager' } } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    asked.mockClear();
  },
} satisfies Meta<typeof Webhooks>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const erp = 'https://erp.aurora-trading.example/cardinal';

/** Chooses an entry of a webhook's menu. */
async function choose({ canvas, userEvent }: PlayContext, action: string, url = erp) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${url}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Failing')).toBeVisible();
    await expect(canvas.getByText('3 deliveries wait')).toBeVisible();
    await expect(canvas.getByText('Paused')).toBeVisible();
  },
};

/** The secret is shown once. */
export const Created: Story = {
  tags: ['!dev'],
  parameters: { states: ['focus'] },
  beforeEach: ({ msw }) =>
    msw.use(
      webhooks.create.answers(({ body }) => {
        asked(body);
        return { ...buildWebhook(), secret: 'whsec_c3Rvcnk' };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(erp);
    await userEvent.click(canvas.getByRole('button', { name: 'New webhook' }));
    const form = within(await screen.findByRole('dialog', { name: 'New webhook' }));
    await userEvent.type(form.getByRole('textbox', { name: /URL/ }), 'https://erp.example/hook');
    await userEvent.click(form.getByRole('checkbox', { name: 'Email failed' }));
    await userEvent.click(form.getByRole('button', { name: 'Create webhook' }));
    const secret = within(await screen.findByRole('dialog', { name: /secret/ }));
    await expect(secret.getByText('whsec_c3Rvcnk')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({
      url: 'https://erp.example/hook',
      events: ['lead.created', 'lead.updated', 'email.failed'],
    });
    await userEvent.click(secret.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('whsec_c3Rvcnk')).toBeNull());
  },
};

/** The server's refusal of a host is shown at the field, with what was typed. */
export const Invalid: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(webhooks.create.fails(buildInvalid({ url: 'Use https.' }))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(erp);
    await userEvent.click(canvas.getByRole('button', { name: 'New webhook' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Create webhook' }));
    await expect(await form.findByText(/Enter a URL such as/)).toBeVisible();
    const url = form.getByRole('textbox', { name: /URL/ });
    await waitFor(() => expect(url).toHaveFocus());
    await userEvent.type(url, 'http://erp.example/');
    await userEvent.click(form.getByRole('button', { name: 'Create webhook' }));
    await expect(await form.findByText('Use https.')).toBeVisible();
    await expect(url).toHaveValue('http://erp.example/');
  },
};

/** The URL and the events can be changed; what was typed is not discarded without a question. */
export const Edited: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      webhooks.update.answers(({ body }) => {
        asked(body);
        return buildWebhook();
      }),
    ),
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, 'Edit');
    const form = within(await screen.findByRole('dialog', { name: 'Edit webhook' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Lead changed' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Webhook saved')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({ url: erp, events: ['lead.created'] });
  },
};

/** What was delivered, with request and answer; a delivery can be sent again. */
export const Deliveries: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, 'Deliveries');
    const log = within(await screen.findByRole('dialog', { name: /^Deliveries to erp/ }));
    await expect(await log.findByText('The receiver answered 500.')).toBeVisible();
    for (const sent of log.getAllByRole('button', { name: 'Sent' })) await userEvent.click(sent);
    await expect(await log.findByText('Out of order')).toBeVisible();
    const [again] = log.getAllByRole('button', { name: 'Send again' });
    if (again) await userEvent.click(again);
    await expect(await screen.findByText('Sent again')).toBeVisible();
  },
};

/** The deliveries can be loaded again after a failure. */
export const DeliveriesFailed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(webhooks.deliveries.fails(problems.internal, { once: true })),
  play: async (context) => {
    await choose(context, 'Deliveries');
    const log = within(await screen.findByRole('dialog'));
    await expect(await log.findByText('The deliveries could not be loaded')).toBeVisible();
    await context.userEvent.click(log.getByRole('button', { name: 'Retry' }));
    await expect(await log.findByText('The receiver answered 500.')).toBeVisible();
  },
};

export const Tested: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await choose(context, 'Send a test');
    await expect(await screen.findByText('A test is on its way')).toBeVisible();
  },
};

/** A paused webhook is turned on again. */
export const Resumed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      webhooks.update.answers(({ body }) => {
        asked(body);
        return buildWebhook();
      }),
    ),
  play: async (context) => {
    await choose(context, 'Turn on', 'https://former-erp.example/hook');
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ active: true }));
  },
};

/** A new secret is made after a question. */
export const Rotated: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await choose(context, 'New secret');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Make a new secret' }));
    await expect(await screen.findByText(/^whsec_/)).toBeVisible();
    await expect(screen.getByText(/former secret as well/)).toBeVisible();
  },
};

/** A webhook is deleted after a question; if that fails, it stays. */
export const NotDeleted: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(webhooks.remove.fails(problems.internal)),
  play: async (context) => {
    await choose(context, 'Delete');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('That did not work')).toBeVisible();
    await expect(context.canvas.getByText(erp)).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(webhooks.list.returns([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no webhooks yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(webhooks.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading webhooks')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(webhooks.list.fails(problems.internal, { once: true })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The webhooks could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText(erp)).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(webhooks.list.fails(problems.forbidden)),
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
    await canvas.findByText(erp);
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await canvas.findByText(erp);
  },
};
