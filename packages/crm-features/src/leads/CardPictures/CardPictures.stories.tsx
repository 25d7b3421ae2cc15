import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { businessCardFile } from '../../fixtures/businessCard.ts';
import { buildLead, cutTexts, problems, sideways } from '../../fixtures/index.ts';
import { leads } from '../../mocks/index.ts';
import { CardPictures } from './CardPictures.tsx';

/** The pictures of a card in the lead's detail. */
const meta = {
  title: 'CRM/Leads/CardPictures',
  component: CardPictures,
  // Whoever may read the lead may read its pictures, and they hold no text of the page.
  parameters: { notStates: ['invalid', 'required', 'forbidden', 'long text'] },
  args: { lead: buildLead({ pictures: 2 }) },
  beforeEach: ({ msw }) =>
    msw.use(
      leads.picture.sends(async () => ({ name: 'card.jpg', content: await businessCardFile() })),
    ),
} satisfies Meta<typeof CardPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both sides; a press opens them large, and Escape returns to the button. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const front = await canvas.findByRole('button', { name: 'Front of the card, show large' });
    await waitFor(() => expect(front.querySelector('img')).not.toBeNull());
    const back = canvas.getByRole('button', { name: 'Back of the card, show large' });
    await waitFor(() => expect(back.querySelector('img')).not.toBeNull());
  },
};

export const Large: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const front = await canvas.findByRole('button', { name: 'Front of the card, show large' });
    await userEvent.click(front);
    const dialog = within(await screen.findByRole('dialog', { name: 'Card of Grace Mwangi' }));
    await waitFor(async () => expect(await dialog.findAllByRole('img')).toHaveLength(2));
  },
};

export const Closed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const front = await canvas.findByRole('button', { name: 'Front of the card, show large' });
    await userEvent.click(front);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(front).toHaveFocus());
  },
};

/** A lead that was typed in has none. */
export const None: Story = {
  tags: ['!dev'],
  parameters: { states: ['empty'] },
  args: { lead: buildLead() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  parameters: { states: ['loading'] },
  beforeEach: ({ msw }) => msw.use(leads.picture.pending()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Front/ }));
    await expect(
      (await screen.findAllByRole('progressbar', { name: 'Loading the picture' })).length,
    ).toBe(2);
  },
};

/** The network was lost: the large view says so, and tries again. */
export const Failed: Story = {
  tags: ['!dev'],
  parameters: { states: ['error', 'offline'] },
  args: { lead: buildLead({ pictures: 1 }) },
  beforeEach: ({ msw }) => msw.use(leads.picture.fails(problems.unavailable)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Front/ }));
    await screen.findByText('The picture could not be loaded');
  },
};

export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Back/ });
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const front = await canvas.findByRole('button', { name: /^Front/ });
    await expect(parseFloat(getComputedStyle(front).borderTopWidth)).toBeGreaterThan(0);
  },
};
