import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@cardinal/ui';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  buildEvent,
  buildEventBoard,
  cutTexts,
  minutesAgo,
  problems,
  sideways,
  storyId,
} from '../../fixtures/index.ts';
import { ByAddress, goBackAndForward } from '../../fixtures/ByAddress.tsx';
import { events } from '../../mocks/index.ts';
import { EventBoard, type EventBoardProps } from './EventBoard.tsx';

const fair = buildEvent({ goal_minutes: 60, cost: 4800 });

const meta = {
  title: 'CRM/Events/EventBoard',
  component: EventBoard,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: { event: fair, onPrint: fn(), onSave: fn() },
  beforeEach: ({ msw }) => msw.use(events.board.returns(buildEventBoard())),
} satisfies Meta<typeof EventBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    const figure = async (name: string) => within(await canvas.findByRole('group', { name }));
    await expect((await figure('Median first contact')).getByText('42 mins')).toBeVisible();
    await expect((await figure('90% contacted within')).getByText('2.5 hrs')).toBeVisible();
    await expect((await figure('Not contacted yet')).getByText('oldest 38 mins')).toBeVisible();
    await expect((await figure('Within the goal')).getByText('61%')).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: 'From capture to close' }));
    await expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Captured18',
      'Owned16',
      'First contact13',
      'Replied or met6',
      'Closed2',
    ]);
    const role = within(canvas.getByRole('list', { name: 'What is your role in the decision?' }));
    await expect(role.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Decides6',
      'Advises5',
      'Uses it3',
    ]);
    await expect(canvas.getByText('11 answers · 3.8 on average')).toBeVisible();
    const people = within(canvas.getByRole('list', { name: 'Not contacted yet, by owner' }));
    await expect(people.getAllByRole('listitem')).toHaveLength(2);
    await expect(
      canvas.queryByText('At least one lead has waited longer than the goal'),
    ).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.any(Blob), `Follow-up ${fair.name}.csv`);
  },
};

/** What managers see while devices hold captures that they have not sent. */
export const Held: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      events.board.returns(
        buildEventBoard({
          held: { devices: 2, captures: 5, oldest_at: minutesAgo(55) },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^2 devices hold 5 captures, the oldest from \d+:05/),
    ).toBeVisible();
  },
};

export const HeldByOne: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      events.board.returns(
        buildEventBoard({
          captured: 0,
          held: { devices: 1, captures: 1, oldest_at: minutesAgo(55) },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 device holds 1 capture, from \d+:05/)).toBeVisible();
  },
};

/** Figures open the leads behind them. */
export const Linked: Story = {
  tags: ['!dev'],
  args: {
    leadsHref: ({ stage = 'all', owner = 'everybody' }) => `/leads?stage=${stage}&owner=${owner}`,
  },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Captured', '/leads?stage=all&owner=everybody'],
      ['Owned', '/leads?stage=owned&owner=everybody'],
      ['First contact', '/leads?stage=contacted&owner=everybody'],
      ['Replied or met', '/leads?stage=answered&owner=everybody'],
      ['Closed', '/leads?stage=closed&owner=everybody'],
      ['Jonas Weber', `/leads?stage=waiting&owner=${storyId(1, 2)}`],
      ['Priya Raman', `/leads?stage=waiting&owner=${storyId(1, 1)}`],
    ]);
  },
};

/** A lead has waited longer than the goal allows. */
export const GoalMissed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      events.board.returns(
        buildEventBoard({
          within_goal: 0.2,
          first_contact: { median_minutes: 90, p90_minutes: 400, oldest_waiting_minutes: 200 },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/The oldest lead has waited 3.3 hrs; the goal is 60 mins/),
    ).toBeVisible();
  },
};

/** Every lead was contacted, and there is neither a goal nor a cost. */
export const AllContacted: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      events.board.returns(
        buildEventBoard({
          waiting: 0,
          contacted: 18,
          goal_minutes: null,
          within_goal: null,
          cost: null,
          cost_per_lead: null,
          cost_per_meeting: null,
          first_contact: { median_minutes: 42, p90_minutes: 150, oldest_waiting_minutes: null },
          people: [],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Every lead has been contacted.')).toBeVisible();
    await expect(canvas.getByText('no goal set')).toBeVisible();
    await expect(canvas.queryByText('Per lead')).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(events.board.returns(buildEventBoard({ captured: 0, people: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/fills up once this event/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(events.board.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the follow-up board')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.board.fails(problems.unavailable, { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.unavailable.detail)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('42 mins')).toBeVisible();
  },
};

/** A colleague's event: an agent sees the board of their own leads and cannot set a goal. */
export const OfAColleague: Story = {
  parameters: { states: ['read-only'] },
  args: { event: buildEvent({ created_by: storyId(1, 2) }) },
  play: async ({ canvas }) => {
    await canvas.findByText('42 mins');
    await expect(canvas.queryByRole('button', { name: 'Edit goal and cost' })).toBeNull();
  },
};

export const GoalAndCost: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      events.update.answers(({ body }) => {
        // The cost may have been changed by a colleague.
        expect(body).toEqual({ goal_minutes: 30 });
        return buildEvent({ ...fair, goal_minutes: 30 });
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit goal and cost' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Goal and cost' }));
    const goal = dialog.getByRole('textbox', { name: 'First contact within' });
    await expect(goal).toHaveValue('60');
    await userEvent.clear(goal);
    await userEvent.type(goal, '30');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByText('Event updated')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/**
 * Asks before a number is lost, also one that is still being typed, and keeps it when the dialog
 * disappears, as at the end of a session.
 */
export const GoalKept: Story = {
  tags: ['!dev'],
  render: (args) => (
    <ByAddress>
      <EventBoard {...args} />
    </ByAddress>
  ),
  play: async ({ canvas }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Edit goal and cost' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Goal and cost' }));
      return { dialog, goal: dialog.getByRole('textbox', { name: 'First contact within' }) };
    };
    const { goal } = await open();
    await userEvent.clear(goal);
    await userEvent.type(goal, '45');
    await userEvent.keyboard('{Escape}');
    const question = () => screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
    await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(goal).toHaveValue('45');
    await goBackAndForward();
    const again = await open();
    await expect(again.goal).toHaveValue('45');
    await userEvent.click(again.dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await open()).goal).toHaveValue('60');
  },
};

/** The board of an event whose goal a colleague can change. */
function ChangedByColleague(props: EventBoardProps) {
  const [goal, setGoal] = useState(60);
  return (
    <>
      <Button translate="no" onPress={() => setGoal(30)}>
        A colleague acts
      </Button>
      <EventBoard {...props} event={{ ...fair, goal_minutes: goal }} />
    </>
  );
}

/** What was typed back and cancelled is no longer the user's own. */
export const GoalTypedBack: Story = {
  tags: ['!dev'],
  render: (args) => <ChangedByColleague {...args} />,
  play: async ({ canvas }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Edit goal and cost' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Goal and cost' }));
      return dialog.getByRole('textbox', { name: 'First contact within' });
    };
    const goal = await open();
    for (const minutes of ['45', '60']) {
      await userEvent.clear(goal);
      await userEvent.type(goal, minutes);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'A colleague acts' }));
    await expect(await open()).toHaveValue('30');
  },
};

/** Without input, the dialog closes at once. */
export const GoalUnchanged: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit goal and cost' }));
    await screen.findByRole('dialog', { name: 'Goal and cost' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** The input stays when the server refuses it. */
export const GoalNotSaved: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.update.fails(problems.unavailable)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit goal and cost' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Goal and cost' }));
    const goal = dialog.getByRole('textbox', { name: 'First contact within' });
    await userEvent.clear(goal);
    await userEvent.type(goal, '45');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByText('Update failed')).toBeVisible();
    await expect(goal).toHaveValue('45');
  },
};

/** The narrowest phone. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { states: ['320 px', 'long text'] },
  beforeEach: ({ msw }) => {
    const [longest, ...others] = buildEventBoard().people;
    if (!longest) throw new Error('The board has no people.');
    const name = 'Maximiliane Freifrau von Hohenzollern-Sigmaringen zu Waldburg';
    msw.use(events.board.returns(buildEventBoard({ people: [{ ...longest, name }, ...others] })));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('42 mins');
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = { ...Narrow, parameters: { textScale: 2 } };

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.board.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('42 mins')).toBeVisible();
  },
};
