import { stored } from '@cardinal/contract/labels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  buildLead,
  cutTexts,
  emptyToday,
  longLead,
  minutesAgo,
  problems,
  sideways,
  storyId,
} from '../../fixtures/index.ts';
import { leads } from '../../mocks/index.ts';
import { Reminders } from './Reminders.tsx';

const stepOf = (minutes: number, note = '') =>
  ({ kind: 'call', due_at: minutesAgo(minutes), note }) as const;
const grace = buildLead({ next_step: stepOf(1, 'Ask about the 40 seats') });
const day = (...today: (typeof grace)[]) => leads.today.returns({ ...emptyToday, today });
const changed = fn();

const meta = {
  title: 'CRM/Leads/Reminders',
  component: Reminders,
  tags: ['autodocs'],
  // Nothing is shown until a step is due, and nothing that could not be read.
  parameters: { notStates: ['loading', 'empty', 'error', 'forbidden'] },
  globals: { viewport: { value: 'desktop' } },
  args: { onOpenLead: fn(), todayHref: '#today' },
  beforeEach: ({ msw }) => {
    localStorage.removeItem(stored.reminders.key);
    changed.mockClear();
    msw.use(day(grace));
  },
} satisfies Meta<typeof Reminders>;
export default meta;
type Story = StoryObj<typeof meta>;

const announced = () => document.querySelector('[data-live-announcer][aria-live="polite"]');

/** A call is due; screen readers hear it at the next pause, once. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Call Grace Mwangi – due now')).toBeVisible();
    await waitFor(() => expect(announced()).toHaveTextContent('Call Grace Mwangi – due now'));
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(args.onOpenLead).toHaveBeenCalledWith(grace.id);
  },
};

/** Several steps are due: the earliest first, and where the others are. */
export const Several: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    const luis = buildLead({ id: storyId(3, 2), first_name: 'Luis', next_step: stepOf(0) });
    msw.use(day(buildLead({ next_step: stepOf(90) }), luis, buildLead({ next_step: stepOf(-90) })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Call Grace Mwangi – due 1 hr ago')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1 more is due' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(await canvas.findByText('Call Luis Mwangi – due now')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Done and gone, with Undo. */
export const Done: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    let today = [grace];
    msw.use(
      leads.today.answers(() => ({ ...emptyToday, today })),
      leads.finishNextStep.answers(({ params }) => {
        today = [];
        changed(params['id']);
        return buildLead({ next_step: null, version: 2 });
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Reminder' })).toBeNull());
    await expect(changed).toHaveBeenCalledWith(grace.id);
    await expect(await screen.findByText('Next step done')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** Put off for an hour. */
export const Snoozed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.snoozeNextStep.answers(({ body }) => {
        changed(body);
        return buildLead({ version: 2 });
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Later: Grace Mwangi' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'In an hour' }));
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ until: minutesAgo(-60) }));
  },
};

/** Somebody else was faster: the change is refused, and nothing is lost. */
export const DoneFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.finishNextStep.fails(problems.stale)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await expect(await screen.findByText('Update failed')).toBeVisible();
    await expect(canvas.getByText('Call Grace Mwangi – due now')).toBeVisible();
  },
};

/** What was dismissed in an earlier tab stays so. */
export const Dismissed: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    const dismissed = [`${grace.id} ${grace.next_step?.due_at}`];
    localStorage.setItem(stored.reminders.key, JSON.stringify({ told: dismissed, dismissed }));
  },
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.queryByRole('region', { name: 'Reminder' })).toBeNull();
  },
};

/** Where the day is listed, it is said but not shown; switched off, neither. */
export const Quiet: Story = {
  tags: ['!dev'],
  args: { isQuiet: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(localStorage.getItem(stored.reminders.key)).toContain(grace.id));
    await expect(canvas.queryByRole('region', { name: 'Reminder' })).toBeNull();
  },
};

const long = buildLead({ ...longLead, next_step: stepOf(30, longLead.company) });

export const LongTexts: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(day(long, buildLead({ next_step: stepOf(20) }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Reminder' })).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: LongTexts.beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Reminder' })).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Reminder' })).toBeVisible();
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('region', { name: 'Reminder' });
    await expect(parseFloat(getComputedStyle(notice).borderTopWidth)).toBeGreaterThan(0);
  },
};

/** A day whose steps are not due yet. */
export const NothingDue: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(day(buildLead({ next_step: stepOf(-5) }))),
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.queryByRole('region', { name: 'Reminder' })).toBeNull();
  },
};
