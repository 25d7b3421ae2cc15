import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  buildAssistant,
  buildAssistants,
  cutTexts,
  longLead,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { assistants } from '../../mocks/index.ts';
import { Assistants } from './Assistants.tsx';

/** The ids of the assistants that the server was asked to disconnect. */
const asked = fn<(id: unknown) => void>();

const meta = {
  title: 'CRM/Assistants/Assistants',
  component: Assistants,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    let list = buildAssistants();
    msw.use(
      assistants.list.answers(() => list),
      assistants.disconnect.answers(({ params }) => {
        asked(params['id']);
        list = list.filter(({ id }) => id !== params['id']);
        return null;
      }),
    );
  },
} satisfies Meta<typeof Assistants>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('claude.ai')).toBeVisible();
    await expect(canvas.getByText('Name not checked')).toBeVisible();
    await expect(canvas.getByText('Never used')).toBeVisible();
    await expect(canvas.queryByText('Daniel Osei')).toBeNull();
  },
};

/** Administrators see for whom each acts, and disconnect it. */
export const Everyone: Story = {
  tags: ['!dev'],
  args: { isEveryone: true },
  parameters: { crm: { user: { role: 'admin' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Daniel Osei')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Copy address/ })).toBeNull();
  },
};

/** An assistant is disconnected after a question. */
export const Disconnected: Story = {
  tags: ['!dev'],
  parameters: { states: ['focus'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect Claude' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(canvas.queryByText('Claude')).toBeNull());
    await expect(asked).toHaveBeenCalledWith(buildAssistant().id);
  },
};

export const NotDisconnected: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(assistants.disconnect.fails(problems.internal)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect Claude' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
    await expect(await screen.findByText('The assistant was not disconnected')).toBeVisible();
    await expect(canvas.getByText('Claude')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(assistants.list.returns([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No assistant is connected/)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(assistants.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading assistants')).toBeInTheDocument();
  },
};

/** After a failure, they can be loaded again. */
export const Failed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(assistants.list.fails(problems.internal, { once: true })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The assistants could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Claude')).toBeVisible();
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) =>
    msw.use(assistants.list.returns([buildAssistant({ name: longLead.company.slice(0, 80) })])),
  play: async ({ canvas }) => {
    await canvas.findByRole('listitem');
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Claude');
  },
};

/** Everyone's assistants are for administrators. */
export const Forbidden: Story = {
  tags: ['!dev'],
  args: { isEveryone: true },
  beforeEach: ({ msw }) => msw.use(assistants.list.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
  },
};
