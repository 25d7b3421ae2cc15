import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Today as Day } from '@cardinal/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  buildLead,
  buildToday,
  emptyToday,
  longLead,
  minutesAgo,
  problems,
  sideways,
  storyId,
} from '../../fixtures/index.ts';
import { leads } from '../../mocks/index.ts';
import { Today } from './Today.tsx';

/** The server's day, which actions change. */
let stored = buildToday();
const remove = (id: string | undefined) => {
  const without = (list: Day['today']) => list.filter((lead) => lead.id !== id);
  stored = {
    overdue: without(stored.overdue),
    today: without(stored.today),
    new_for_you: without(stored.new_for_you),
    hot_without_contact: without(stored.hot_without_contact),
  };
};
const sent = fn();

const meta = {
  title: 'CRM/Leads/Today',
  parameters: { notStates: ['forbidden'] },
  component: Today,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: { onOpenLead: fn() },
  beforeEach: ({ msw }) => {
    stored = buildToday();
    sent.mockClear();
    msw.use(leads.today.answers(() => stored));
  },
} satisfies Meta<typeof Today>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Overdue, today, new, and hot without a contact, each with every action in one tap. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    const overdue = within(await canvas.findByRole('region', { name: 'Overdue' }));
    await expect(overdue.getByText(/Send the offer for 40 seats · 2 days ago/)).toBeVisible();
    for (const name of ['Today', 'New for you', 'Hot, not contacted yet']) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'View Grace Mwangi' }));
    await expect(args.onOpenLead).toHaveBeenCalledWith(storyId(3, 1));
  },
};

/** Keys move between the leads, and do for one what its buttons do. */
export const ByKeys: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.finishNextStep.answers(({ params }) => {
        remove(params['id']);
        return buildLead({ id: params['id'] ?? '', next_step: null, version: 2 });
      }),
    ),
  play: async ({ canvas }) => {
    const [first, second, third] = await canvas.findAllByRole('button', { name: /^View / });
    await userEvent.keyboard('jj');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(await screen.findByRole('menu', { name: /^Later: / })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('kd');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    // The one that took its place.
    await userEvent.keyboard('j');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(third).toHaveFocus();
  },
};

/** What is done leaves the list, and Undo brings it back. */
export const Done: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    const before = stored;
    msw.use(
      leads.finishNextStep.answers(({ params }) => {
        remove(params['id']);
        return buildLead({ id: String(params['id']), next_step: null, version: 2 });
      }),
      leads.update.answers(({ params, body }) => {
        sent(body);
        stored = before;
        return buildLead({ id: String(params['id']), version: 3 });
      }),
    );
  },
  play: async ({ canvas }) => {
    const name = () => canvas.queryByRole('button', { name: /^View .* Marchand/ });
    await canvas.findByRole('region', { name: 'Overdue' });
    const lead = stored.overdue[0];
    await userEvent.click(canvas.getByRole('button', { name: /^Done with .* Marchand/ }));
    await waitFor(() => expect(name()).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(name()).toBeVisible());
    const { lead_type, next_step } = lead ?? {};
    await expect(sent).toHaveBeenCalledWith({ lead_type, next_step });
  },
};

/** A step is put off to the morning of another day. */
export const Later: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.snoozeNextStep.answers(({ params, body }) => {
        sent(body);
        remove(params['id']);
        return buildLead({ id: String(params['id']), version: 2 });
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Overdue' });
    await userEvent.click(canvas.getByRole('button', { name: /^Later: Thomas/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '3-day follow-up' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^View Thomas/ })).toBeNull());
    const until = new Date(minutesAgo(0));
    until.setDate(until.getDate() + 3);
    until.setHours(9, 0, 0, 0);
    await expect(sent).toHaveBeenCalledWith({ until: until.toISOString() });
    await expect(await screen.findByText(/comes back later/)).toBeVisible();
  },
};

/** Somebody else changed the lead meanwhile: nothing is overwritten. */
export const DoneFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.finishNextStep.fails(problems.stale)),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Overdue' });
    await userEvent.click(canvas.getByRole('button', { name: /^Done with Thomas/ }));
    await expect(await screen.findByText('Update failed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^View Thomas/ })).toBeVisible();
  },
};

/** A list that the server has cut. */
export const Full: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    const today = Array.from({ length: 100 }, (_, index) => buildLead({ id: storyId(3, index) }));
    msw.use(leads.today.returns({ ...emptyToday, today }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100+')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(leads.today.returns(emptyToday)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing left to do today')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(leads.today.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading');
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(leads.today.fails(problems.internal, { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your day could not be loaded',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('region', { name: 'Overdue' })).toBeVisible();
  },
};

const long = buildToday({
  overdue: [
    buildLead({
      ...longLead,
      next_step: { kind: 'call', due_at: minutesAgo(3_000), note: longLead.company },
    }),
  ],
});

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(leads.today.returns(long)),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Overdue' });
    await expect(sideways()).toEqual([]);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(leads.today.returns({ ...emptyToday, overdue: long.overdue })),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Overdue' });
    await expect(sideways()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(7);
  },
};

export const ForcedColors: Story = {
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Overdue' });
    await userEvent.tab();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};
