import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  buildPartnerKey,
  buildPartnerKeys,
  buildUnconfirmedLeads,
  cutTexts,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { partnerKeys } from '../../mocks/index.ts';
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx';

/** The requests that the server received. */
const asked = fn<(what: string, body: unknown) => void>();

const meta = {
  title: 'CRM/Members/Unconfirmed entries',
  component: UnconfirmedNotice,
  tags: ['autodocs'],
  args: { keys: [buildPartnerKey({ unconfirmed: 3 }), ...buildPartnerKeys().slice(1)] },
  // Only managers and administrators see the notice.
  parameters: { crm: { user: { role: 'manager' } }, notStates: ['forbidden'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    let entries = buildUnconfirmedLeads();
    let discarded: typeof entries = [];
    const choose = (body: unknown) => {
      const { ids }: { ids?: string[] } = Object(body);
      const chosen = entries.filter(({ id }) => ids?.includes(id) ?? true);
      entries = entries.filter((entry) => !chosen.includes(entry));
      return chosen;
    };
    msw.use(
      partnerKeys.unconfirmed.answers(() => entries),
      partnerKeys.confirm.answers(({ body }) => {
        asked('confirm', body);
        return { changed: choose(body).length, discarded_at: null };
      }),
      partnerKeys.discard.answers(({ body }) => {
        asked('discard', body);
        discarded = choose(body);
        return { changed: discarded.length, discarded_at: '2026-11-21T12:00:00.000Z' };
      }),
      partnerKeys.restore.answers(({ body }) => {
        asked('restore', body);
        const changed = discarded.length;
        entries = [...entries, ...discarded];
        discarded = [];
        return { changed, discarded_at: null };
      }),
    );
  },
} satisfies Meta<typeof UnconfirmedNotice>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function review({ canvas, userEvent }: PlayContext) {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Review the entries of Harbour Expo' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Rosa Lindqvist');
  return dialog;
}

export const Notice: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 entries to confirm: Harbour Expo')).toBeVisible();
  },
};

export const Review: Story = {
  tags: ['matrix'],
  play: async (context) => {
    const dialog = await review(context);
    await expect(dialog.getByText('Many at once')).toBeVisible();
    await expect(dialog.getByText('Hidden field filled in')).toBeVisible();
  },
};

/** A long message shows its beginning, and the rest on demand. */
export const LongMessage: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    const notes = 'We book groups of forty and more, and would like to see your rates. '.repeat(12);
    const entries = buildUnconfirmedLeads();
    for (const entry of entries) if (entry.first_name === 'Rosa') entry.notes = notes;
    msw.use(partnerKeys.unconfirmed.returns(entries));
  },
  play: async (context) => {
    const dialog = await review(context);
    const text = dialog.getByText(/^We book groups/);
    const more = await dialog.findByRole('button', {
      name: 'Show more of the message of Rosa Lindqvist',
    });
    // Short messages have no button.
    await expect(dialog.getAllByRole('button', { name: /^Show/ })).toHaveLength(1);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    await context.userEvent.click(more);
    await expect(text.scrollHeight).toBe(text.clientHeight);
    const less = dialog.getByRole('button', { name: 'Show less of the message of Rosa Lindqvist' });
    await expect(less).toHaveFocus();
    await context.userEvent.click(less);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};

/** One is confirmed, one is discarded and restored, and the rest is confirmed together. */
export const Decided: Story = {
  tags: ['!dev'],
  parameters: { states: ['empty'] },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await review(context);
    const [rosa, , followers] = buildUnconfirmedLeads();
    // Until the list has been read again, nothing else can be decided.
    const enabled = (name: string) =>
      waitFor(async () => {
        const button = dialog.getByRole('button', { name });
        await expect(button).toBeEnabled();
        return button;
      });
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm Rosa Lindqvist' }));
    await expect(await screen.findByText('1 entry confirmed')).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith('confirm', { ids: [rosa?.id] });
    await userEvent.click(await enabled('Discard Cheap Followers'));
    await expect(await screen.findByText('1 entry discarded')).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith('discard', { ids: [followers?.id] });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith('restore', {
        discarded_at: '2026-11-21T12:00:00.000Z',
      }),
    );
    await dialog.findByText('Cheap Followers');
    await userEvent.click(await enabled('Confirm all'));
    await expect(await dialog.findByText('Nothing is left to confirm')).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith('confirm', { until: expect.any(String) });
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(partnerKeys.unconfirmed.pending()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Review the entries of Harbour Expo' }),
    );
    await screen.findByRole('progressbar', { name: 'Loading the entries' });
  },
};

export const Failed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(partnerKeys.discard.fails(problems.unavailable)),
  play: async (context) => {
    const dialog = await review(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Discard all' }));
    await expect(await screen.findByText('Nothing was changed')).toBeVisible();
    await expect(dialog.getByText('Rosa Lindqvist')).toBeVisible();
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await review(context);
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async (context) => {
    await review(context);
  },
};
