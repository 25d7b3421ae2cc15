import { useQueryClient } from '@tanstack/react-query';
import { LinkButton } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEvent, expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { refreshLeads } from '../../client/index.ts';
import {
  buildLead,
  buildProblem,
  buildTeam,
  buildTeamUser,
  buildUnassignedLeads,
  cutTexts,
  longLead,
  minutesAgo,
  problems,
  sideways,
  storyId,
} from '../../fixtures/index.ts';
import {
  assignableLeads,
  assigning,
  leads,
  users,
  type AssignableLeads,
} from '../../mocks/index.ts';
import { AssignmentPanel } from './AssignmentPanel.tsx';

/** The company's leads in the running story; handlers and stories change them. */
let server: AssignableLeads = assignableLeads([], []);

const team = buildTeam();
const [, asha, , , tomas] = team;

const meta = {
  title: 'CRM/Team/AssignmentPanel',
  component: AssignmentPanel,
  tags: ['autodocs'],
  parameters: { crm: { user: { role: 'manager' } } },
  globals: { viewport: { value: 'desktop' } },
  args: {
    onOpenLead: fn(),
    noAgentsAction: (
      <LinkButton translate="no" href="/members">
        Invite people
      </LinkButton>
    ),
  },
  beforeEach: ({ msw }) => {
    server = assignableLeads(buildUnassignedLeads(4), team);
    msw.use(...server.handlers);
  },
} satisfies Meta<typeof AssignmentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const rows = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas
    .queryAllByRole('checkbox', { name: /^Select (?!all)/ })
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''));
/** Waits for the agents and the leads; the first lead's row. */
const ready = async ({ canvas }: Pick<Context, 'canvas'>) => {
  await canvas.findByRole('radio', { name: /Asha Verma/ });
  return canvas.findByRole('row', { name: /Grace Mwangi/ });
};
const ownerOf = (name: string) => {
  const lead = server.rows.find(({ first_name }) => first_name === name);
  return lead?.assignedTo ?? null;
};

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await ready({ canvas }));
    await expect(args.onOpenLead).toHaveBeenCalledWith(storyId(4, 1));
    await expect(canvas.getByRole('radio', { name: /Asha Verma.*22 leads/ })).not.toBeChecked();
    const submit = canvas.getByRole('button', { name: 'Assign leads' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Two selected leads and an agent: the button's label states its effect. */
export const Selected: Story = {
  parameters: { states: ['hover', 'focus'] },
  args: { initialAgentId: tomas?.id ?? null },
  play: async ({ canvas, userEvent }) => {
    await ready({ canvas });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Grace Mwangi' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Thomas Bergmann' }));
    await expect(canvas.getByRole('button', { name: 'Assign 2 leads to Tomás Rey' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Distribute 2 fairly' })).toBeVisible();
  },
};

/** From the row's own list of agents; the lead disappears from the list, which can be undone. */
export const AssignOne: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await ready({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Assign Grace Mwangi' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Asha Verma/ }));
    await expect(await screen.findByText('Lead assigned')).toBeVisible();
    await waitFor(() => expect(rows({ canvas })).toHaveLength(3));
    await waitFor(() => expect(ownerOf('Grace')).toBe(asha?.id));
    await expect(
      (await canvas.findAllByText('Grace Mwangi now belongs to Asha Verma.'))[0],
    ).toBeVisible();
    await expect(
      await canvas.findByRole('radio', { name: /Asha Verma.*23 leads/ }),
    ).toBeInTheDocument();
  },
};

export const Undo: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await AssignOne.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Assignment undone')).toBeVisible();
    await expect(screen.getByText('Grace Mwangi is unassigned again.')).toBeVisible();
    await waitFor(() => expect(rows({ canvas })).toHaveLength(4));
    await expect(ownerOf('Grace')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** Several at once, to the agent chosen beside the list. */
export const AssignMany: Story = {
  tags: ['!dev'],
  args: { initialAgentId: tomas?.id ?? null },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Selected.play?.(context);
    await userEvent.click(canvas.getByRole('radio', { name: /Tomás Rey/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Assign 2 leads to Tomás Rey' }));
    await expect(await screen.findByText('Leads assigned')).toBeVisible();
    await waitFor(() => expect(rows({ canvas })).toEqual(['Ananya Sharma', 'Élodie Marchand']));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rows({ canvas })).toHaveLength(4));
    await expect(screen.getByText('2 leads are unassigned again.')).toBeVisible();
  },
};

/** Fairly by load: the agent with the fewest leads comes first. */
export const ShareFairly: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await ready({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Distribute all 4 fairly' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Every lead has an agent' }),
    ).toBeVisible();
    await expect(canvas.getByText('4 leads distributed: Tomás Rey 4.')).toBeVisible();
    await expect(server.rows.every(({ assignedTo }) => assignedTo === tomas?.id)).toBe(true);
  },
};

/** With the keyboard alone: `j` to a lead, `a` for its agents; the focus stays in the list. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await ready({ canvas });
    await userEvent.keyboard('jja');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: /^Asha Verma/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(rows({ canvas })).toHaveLength(3));
    await waitFor(() => expect(ownerOf('Thomas')).toBe(team[2]?.id));
    const next = canvas.getByRole('row', { name: /Ananya Sharma/ });
    await waitFor(() => expect(next.contains(document.activeElement)).toBe(true));
    next.focus();
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('checkbox', { name: 'Select Ananya Sharma' })).toBeChecked();
    canvas.getByRole('radio', { name: /Asha Verma/ }).focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Assign 1 lead to Asha Verma' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows({ canvas })).toEqual(['Grace Mwangi', 'Élodie Marchand']));
  },
};

/** Single-letter shortcuts can be turned off. */
export const WithoutShortcuts: Story = {
  tags: ['!dev'],
  args: { shortcuts: false },
  play: async ({ canvas, userEvent }) => {
    (await ready({ canvas })).focus();
    await userEvent.keyboard('ax');
    await expect(screen.queryByRole('menuitem')).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Select Grace Mwangi' })).not.toBeChecked();
  },
};

/** Starts to drag a lead, and waits until the agents have become targets. */
async function drag({ canvas }: Pick<Context, 'canvas'>, name: string) {
  const dataTransfer = new DataTransfer();
  await ready({ canvas });
  const handle = (await canvas.findByText(name)).closest('[draggable="true"]');
  if (!handle) throw new Error('The lead cannot be dragged.');
  await fireEvent(handle, createEvent.dragStart(handle, { dataTransfer }));
  const target = canvas.getByRole('radio', { name: /Mira Lindqvist/ }).closest('label');
  if (!target) throw new Error('The agent has no card.');
  await waitFor(() => expect(target).toHaveAttribute('data-drop'));
  await fireEvent(target, createEvent.dragOver(target, { dataTransfer }));
  await waitFor(() => expect(target).toHaveAttribute('data-drop', 'over'));
  return { target, handle, dataTransfer };
}

/** While a lead is dragged, the agents show where it can be dropped. */
export const Dragging: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await drag({ canvas }, 'Grace Mwangi');
  },
};

export const Dropped: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const { target, handle, dataTransfer } = await drag({ canvas }, 'Grace Mwangi');
    await fireEvent(target, createEvent.drop(target, { dataTransfer }));
    await fireEvent(handle, createEvent.dragEnd(handle, { dataTransfer }));
    await waitFor(() => expect(rows({ canvas })).toHaveLength(3));
    await waitFor(() => expect(ownerOf('Grace')).toBe(team[3]?.id));
  },
};

/** A selected lead takes the other selected ones along. */
export const DroppedTogether: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await ready({ canvas });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Grace Mwangi' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Élodie Marchand' }));
    const { target, dataTransfer } = await drag({ canvas }, 'Grace Mwangi');
    await fireEvent(target, createEvent.drop(target, { dataTransfer }));
    await waitFor(() => expect(rows({ canvas })).toEqual(['Thomas Bergmann', 'Ananya Sharma']));
  },
};

/** A drag that ends elsewhere assigns nothing. */
export const DragAbandoned: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const { target, handle, dataTransfer } = await drag({ canvas }, 'Grace Mwangi');
    await fireEvent(handle, createEvent.dragEnd(handle, { dataTransfer }));
    await waitFor(() => expect(target).not.toHaveAttribute('data-drop'));
    await expect(rows({ canvas })).toHaveLength(4);
  },
};

/** A substitute for the realtime socket: refreshes the queries that a message would. */
function Colleague({ act }: { act: () => void }) {
  const queryClient = useQueryClient();
  return (
    <button
      translate="no"
      type="button"
      onClick={() => {
        act();
        void refreshLeads(queryClient);
      }}
    >
      A colleague acts
    </button>
  );
}

/** A lead arrives at the end of the list, marked as new; one that a colleague assigns leaves it. */
export const Live: Story = {
  render: (args) => (
    <>
      <AssignmentPanel {...args} />
      <Colleague
        act={() => {
          const [first] = server.rows;
          if (first) server.rows[0] = { ...first, assignedTo: asha?.id ?? null };
          server.rows.push(
            buildLead({
              id: storyId(4, 99),
              first_name: 'Zoë',
              last_name: 'Quist',
              created_at: minutesAgo(-1),
              assignedTo: null,
            }),
          );
        }}
      />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await ready({ canvas });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Grace Mwangi' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Thomas Bergmann' }));
    await userEvent.click(canvas.getByRole('button', { name: 'A colleague acts' }));
    const arrived = await canvas.findByRole('row', { name: /Zoë Quist/ });
    await expect(within(arrived).getByText('New')).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /Grace Mwangi/ })).toBeNull();
    // Only leads that are still listed stay selected.
    await expect(await canvas.findByRole('button', { name: 'Assign 1 fairly' })).toBeVisible();
  },
};

/** Of the assigned leads, a colleague has reassigned one: Undo leaves it alone. */
export const UndoAfterColleague: Story = {
  tags: ['!dev'],
  args: { initialAgentId: tomas?.id ?? null },
  render: (args) => (
    <>
      <AssignmentPanel {...args} />
      <Colleague
        act={() => {
          const index = server.rows.findIndex(({ first_name }) => first_name === 'Grace');
          const lead = server.rows[index];
          if (lead) server.rows[index] = { ...lead, assignedTo: asha?.id ?? null };
        }}
      />
    </>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Selected.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Assign 2 leads to Tomás Rey' }));
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await userEvent.click(canvas.getByRole('button', { name: 'A colleague acts' }));
    await userEvent.click(undo);
    await expect(
      await screen.findByText(
        'Thomas Bergmann is unassigned again. 1 lead no longer belonged to the agent it was assigned to.',
      ),
    ).toBeVisible();
    await expect(ownerOf('Grace')).toBe(asha?.id);
    await expect(ownerOf('Thomas')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** Deleted since: there is nothing left to undo. */
export const NothingToUndo: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await AssignOne.play?.(context);
    server.rows.splice(
      server.rows.findIndex(({ first_name }) => first_name === 'Grace'),
      1,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Nothing left to undo')).toBeVisible();
    await expect(
      screen.getByText('1 lead no longer belonged to the agent it was assigned to.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(leads.list.pending(), users.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading unassigned leads')).toBeInTheDocument();
    await expect(canvas.getByText('Loading agents')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(leads.list.empty()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Every lead has an agent' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /fairly/ })).toBeNull();
  },
};

export const NoAgents: Story = {
  beforeEach: ({ msw }) => msw.use(users.returns([buildTeamUser({ role: 'manager' })])),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Grace Mwangi/ });
    await expect(await canvas.findByRole('link', { name: 'Invite people' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Assign Grace Mwangi' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      leads.list.fails(problems.unavailable, { once: true }),
      users.fails(problems.unavailable, { once: true }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The leads could not be loaded' }),
    ).toBeVisible();
    await expect(await canvas.findByText('The agents could not be loaded')).toBeVisible();
  },
};

export const RetryAfterFailure: Story = {
  tags: ['!dev'],
  ...Failed,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The agents could not be loaded');
    await canvas.findByText('The leads could not be loaded');
    for (const retry of canvas.getAllByRole('button', { name: 'Retry' })) {
      await userEvent.click(retry);
    }
    await expect(await ready({ canvas })).toBeVisible();
  },
};

/** Without the agents, the rows say why their leads cannot be assigned. */
export const AgentsFailed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(users.fails(problems.unavailable, { once: true })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The agents could not be loaded');
    const assign = () => canvas.findByRole('button', { name: 'Assign Grace Mwangi' });
    // A pointer needs a path: React Aria uses it to distinguish hovering from a tap or a scroll.
    await userEvent.pointer({ target: document.body });
    await userEvent.hover(await assign());
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'The agents could not be loaded',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await ready({ canvas });
    await expect(await assign()).not.toHaveAttribute('aria-disabled');
  },
};

/** The role was changed while the page was open. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) =>
    msw.use(leads.list.fails(problems.forbidden), users.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(problems.forbidden.detail)).toHaveLength(2));
  },
};

/** The server refuses: the lead returns to the list, and the notice shows the reason. */
export const AssignmentFails: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      assigning.one.fails(
        buildProblem({
          status: 422,
          code: 'invalid',
          detail: 'Choose an activated agent of your company.',
        }),
        { delay: 150 },
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await ready({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Assign Grace Mwangi' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Asha Verma/ }));
    await waitFor(() => expect(rows({ canvas })).toHaveLength(3));
    await expect(await screen.findByText('Assignment failed')).toBeVisible();
    await expect(screen.getByText('Choose an activated agent of your company.')).toBeVisible();
    await waitFor(() => expect(rows({ canvas })).toHaveLength(4));
  },
};

export const UndoFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(assigning.many.fails(problems.unavailable)),
  play: async (context) => {
    await AssignOne.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undo failed')).toBeVisible();
    // It can be retried.
    await expect(await context.canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** It fails in the middle: what was undone is reported, and Undo is about the rest. */
export const UndoFailsPartly: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    const agents = [asha, tomas].flatMap((agent) => (agent ? [{ ...agent, total_leads: 3 }] : []));
    server = assignableLeads(buildUnassignedLeads(4), agents);
    msw.use(...server.handlers);
  },
  play: async ({ canvas, userEvent, msw }) => {
    await ready({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Distribute all 4 fairly' }));
    await canvas.findByText('4 leads distributed: Asha Verma 2, Tomás Rey 2.');
    const own = server.rows.filter(({ assignedTo }) => assignedTo === asha?.id);
    msw.use(
      assigning.many.returns({ assigned: own.length, leads: own }, { once: true }),
      assigning.many.fails(problems.unavailable),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    const { detail } = problems.unavailable;
    await expect(await screen.findByText(`2 leads are unassigned again. ${detail}`)).toBeVisible();
    await expect(canvas.getByText('2 leads distributed: Tomás Rey 2.')).toBeVisible();
  },
};

const manyLeads = () => assignableLeads(buildUnassignedLeads(60), team);

export const Pages: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    server = manyLeads();
    msw.use(...server.handlers);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–25 of 60')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('26–50 of 60')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('51–60 of 60')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(document.querySelectorAll('*').length).toBeLessThan(1500);
  },
};

/** Leads on other pages are distributed only after a confirmation; the progress is shown. */
export const ShareAllPages: Story = {
  parameters: { states: ['default'] },
  beforeEach: ({ msw }) => {
    server = manyLeads();
    msw.use(...server.handlers);
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–25 of 60');
    // The agents among whom to distribute them may be read later than the leads.
    await userEvent.click(await canvas.findByRole('button', { name: 'Distribute all 60 fairly' }));
    const question = await screen.findByRole('alertdialog', {
      name: /Distribute all 60 leads fairly/,
    });
    await expect(within(question).getByRole('button', { name: 'Distribute them' })).toBeVisible();
  },
};

export const ShareAllPagesConfirmed: Story = {
  tags: ['!dev'],
  ...ShareAllPages,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ShareAllPages.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Distribute them' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Every lead has an agent' }),
    ).toBeVisible();
    await expect(server.rows.every(({ assignedTo }) => assignedTo !== null)).toBe(true);
    await expect((await canvas.findAllByText(/^60 leads distributed: /))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('1–25 of 60')).toBeVisible();
  },
};

export const ManyAgents: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      users.returns(
        Array.from({ length: 40 }, (_, index) =>
          buildTeamUser({
            id: storyId(1, index + 20),
            first_name: `Agent ${index + 1}`,
            last_name: 'Example',
            total_leads: index,
          }),
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'agent 37');
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody');
    await expect(canvas.getByText('No agent matches')).toBeVisible();
  },
};

/** On a phone the choice of an agent opens above the list. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Grace Mwangi' }));
    const assign = await canvas.findByRole('button', { name: 'Assign to…' });
    await waitFor(() => expect(assign).not.toHaveAttribute('aria-disabled'));
    await expect(sideways()).toEqual([]);
  },
};

export const ChooseOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await OnAPhone.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Assign to…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign to' }));
    await userEvent.click(dialog.getByRole('radio', { name: /Daniel Okafor/ }));
    await expect(
      dialog.getByRole('button', { name: 'Assign 1 lead to Daniel Okafor' }),
    ).toBeVisible();
  },
};

export const AssignedOnAPhone: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await ChooseOnAPhone.play?.(context);
    await context.userEvent.click(
      screen.getByRole('button', { name: 'Assign 1 lead to Daniel Okafor' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(ownerOf('Grace')).toBe(team[2]?.id));
  },
};

const longLeads = [
  buildLead({ ...longLead, id: 'long', assignedTo: null, source: longLead.company }),
  ...buildUnassignedLeads(2),
];
const longTeam = [
  buildTeamUser({ id: 'long', ...longLead, total_leads: 1_240_500 }),
  ...buildTeam(),
];

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(leads.list.serves(longLeads), users.returns(longTeam)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,240,500 leads')).toBeVisible();
    await ready({ canvas });
    await expect(sideways()).toEqual([]);
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(leads.list.serves(longLeads), users.returns(longTeam)),
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: 'Select Grace Mwangi' });
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  args: { initialAgentId: asha?.id ?? null },
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await ready({ canvas });
    const card = canvas.getByRole('radio', { name: /Asha Verma/ }).closest('label');
    await expect(card && getComputedStyle(card).outlineStyle).toBe('solid');
  },
};
