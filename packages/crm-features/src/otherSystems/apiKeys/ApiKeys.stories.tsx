import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  buildApiKey,
  buildApiKeys,
  buildNewApiKey,
  cutTexts,
  longLead,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { apiKeys } from '../../mocks/index.ts';
import { ApiKeys } from './ApiKeys.tsx';

/** The requests that the server received. */
const asked = fn<(what: unknown) => void>();

const meta = {
  title: 'CRM/API keys/ApiKeys',
  component: ApiKeys,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    let keys = buildApiKeys();
    msw.use(
      apiKeys.list.answers(() => keys),
      apiKeys.create.answers(({ body }) => {
        asked(body);
        const { key, ...made } = buildNewApiKey(Object(body));
        keys = [made, ...keys];
        return { ...made, key };
      }),
      apiKeys.revoke.answers(({ params }) => {
        asked(params['id']);
        keys = keys.filter(({ id }) => id !== params['id']);
        return null;
      }),
    );
  },
} satisfies Meta<typeof ApiKeys>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Opens the form of a new key. */
async function openForm({ canvas, userEvent }: PlayContext) {
  await canvas.findByText('Weekly report');
  await userEvent.click(canvas.getByRole('button', { name: 'New API key' }));
  return within(await screen.findByRole('dialog', { name: 'New API key' }));
}

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(canvas.getByText('Never used')).toBeVisible();
    await expect(canvas.getByText('Expires in 14 days')).toBeVisible();
    await expect(canvas.getByText('Expired')).toBeVisible();
    await expect(canvas.queryByText('Daniel Osei')).toBeNull();
  },
};

/** Administrators see who has which key, and revoke it. */
export const Everyone: Story = {
  args: { isEveryone: true },
  parameters: { crm: { user: { role: 'admin' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Daniel Osei')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New API key' })).toBeNull();
  },
};

/** The key is shown once, with a command to try it. */
export const Created: Story = {
  tags: ['!dev'],
  parameters: { states: ['focus'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await openForm(context);
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Office ERP');
    await userEvent.click(form.getByRole('checkbox', { name: /Create, change, assign/ }));
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    const made = within(await screen.findByRole('dialog', { name: 'The key for Office ERP' }));
    await expect(made.getByText(/^cak_/)).toBeVisible();
    await expect(made.getByText(/^curl -H 'Authorization: Bearer cak_/)).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({
      name: 'Office ERP',
      scopes: ['leads:read', 'leads:write'],
      expires_at: null,
    });
    await userEvent.click(made.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('Office ERP')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/cak_/)).toBeNull());
  },
};

/** Errors are shown at the fields, and nothing is sent. */
export const Invalid: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { userEvent } = context;
    const form = await openForm(context);
    await userEvent.click(form.getByRole('checkbox', { name: /Read leads/ }));
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    await expect(await form.findByText('Name is required.')).toBeVisible();
    await expect(form.getByText('Choose at least one.')).toBeVisible();
    await waitFor(() => expect(form.getByRole('textbox', { name: /Name/ })).toHaveFocus());
    await expect(asked).not.toHaveBeenCalled();
  },
};

/** What was typed stays if the key is not created. */
export const NotCreated: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(apiKeys.create.fails(problems.internal)),
  play: async (context) => {
    const { userEvent } = context;
    const form = await openForm(context);
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Office ERP');
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    await expect(await screen.findByText('The key was not created')).toBeVisible();
    await expect(form.getByRole('textbox', { name: /Name/ })).toHaveValue('Office ERP');
  },
};

/** A key is revoked after a question. */
export const Revoked: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke Former ERP' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke for good' }));
    await waitFor(() => expect(canvas.queryByText('Former ERP')).toBeNull());
    await expect(asked).toHaveBeenCalledWith(buildApiKeys()[2]?.id);
  },
};

export const Empty: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(apiKeys.list.returns([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no API keys.')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(apiKeys.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading API keys')).toBeInTheDocument();
  },
};

/** After a failure, the keys can be loaded again. */
export const Failed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(apiKeys.list.fails(problems.internal, { once: true })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The API keys could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Weekly report')).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(apiKeys.list.returns([buildApiKey({ name: longLead.company.slice(0, 80) })])),
  play: async ({ canvas }) => {
    await canvas.findByRole('listitem');
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Weekly report');
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Weekly report');
  },
};

/** Everyone's keys are for administrators. */
export const Forbidden: Story = {
  tags: ['!dev'],
  args: { isEveryone: true },
  beforeEach: ({ msw }) => msw.use(apiKeys.list.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
  },
};
