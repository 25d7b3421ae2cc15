import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  buildDevice,
  buildDevices,
  cutTexts,
  problems,
  sideways,
  storyId,
} from '../../fixtures/index.ts';
import { auth } from '../../mocks/index.ts';
import { Devices } from './Devices.tsx';

const meta = {
  title: 'CRM/Profile/Devices',
  component: Devices,
  tags: ['autodocs'],
  parameters: { width: 560 },
} satisfies Meta<typeof Devices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a slow response waits for. */
let response = Promise.withResolvers<void>();

async function toast(...texts: string[]) {
  const region = within(await screen.findByRole('region', { name: /notifications/i }));
  for (const text of texts) await expect(await region.findByText(text)).toBeVisible();
}

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const [here, phone] = await canvas.findAllByRole('listitem');
    await expect(here).toHaveTextContent(/Chrome on Windows\s*This device/);
    await expect(within(here ?? document.body).queryByRole('button')).toBeNull();
    await expect(phone).toHaveTextContent('Last used: 1 hr ago');
    await expect(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' })).toBeVisible();
  },
};

/** The user is signed in nowhere else. */
export const OnlyHere: Story = {
  parameters: { states: ['empty'] },
  beforeEach: ({ msw }) => msw.use(auth.sessions.returns([buildDevice()])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This device')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(auth.sessions.pending()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading devices')).toBeInTheDocument();
  },
};

/** The rest of the page works; Retry loads them again. */
export const LoadError: Story = {
  parameters: { states: ['error', 'forbidden'] },
  beforeEach: ({ msw }) => msw.use(auth.sessions.fails(problems.unavailable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(problems.unavailable.detail);
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const RetryWorks: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(auth.sessions.fails(problems.unavailable, { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('This device')).toBeVisible();
  },
};

export const SignsOutOne: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    let devices = buildDevices();
    msw.use(
      auth.sessions.answers(() => devices),
      auth.endSession.answers(({ params }) => {
        devices = devices.filter(({ id }) => id !== params['id']);
        return null;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Sign out Safari on iPhone' });
    await userEvent.click(button);
    await toast('Safari on iPhone is signed out');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
  },
};

/** On a slow network, each device that is being signed out shows it. */
export const SignsOutTwo: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    msw.use(auth.endSession.returns(null, { after: response.promise }));
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('button', { name: /^Sign out .* on / });
    if (!first || !second) throw new Error('There are not two other devices.');
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    await expect(second).toHaveAttribute('aria-disabled', 'true');
    response.resolve();
    await waitFor(() => expect(first).not.toHaveAttribute('aria-disabled'));
    await waitFor(() => expect(second).not.toHaveAttribute('aria-disabled'));
  },
};

export const SigningOutFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(auth.endSession.fails(problems.unavailable)),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Sign out Safari on iPhone' });
    await userEvent.click(button);
    await toast('The device could not be signed out', problems.unavailable.detail);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const AsksFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const SignsOutEverywhere: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      auth.logout.answers(async ({ query }) => {
        await expect(query.get('all')).toBe('true');
        return null;
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await toast('Logged out');
  },
};

/** The browser stays signed in, because the other devices still are. */
export const EverywhereFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(auth.logout.offline()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await toast('You could not be signed out everywhere');
  },
};

/** On the narrowest phone with text at 200%, and an unknown browser. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'], width: 'none' },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) =>
    msw.use(
      auth.sessions.returns([
        buildDevice(),
        buildDevice({ id: storyId(9, 2), user_agent: '', is_current: false }),
      ]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unknown device')).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};
