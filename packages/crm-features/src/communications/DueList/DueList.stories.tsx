import { Button } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { refreshLeads } from '../../client/index.ts';
import { mutationKeys } from '../../client/queries/mutationKeys.ts';
import { buildDueLead, buildDueLeads, buildLead, problems, storyId } from '../../fixtures/index.ts';
import { communications } from '../../mocks/index.ts';
import { DueList } from './DueList.tsx';
import type { FollowUpSlot } from './DueListView.tsx';

/** The server's list. */
let stored = buildDueLeads();
const remove = (id: string) => {
  stored = stored.filter(({ lead }) => lead.id !== id);
};

/** A substitute for the actions that the portal passes: one answers, and refreshes as they do. */
function Contact({ lead, onDone, children }: FollowUpSlot) {
  const queryClient = useQueryClient();
  const putBack = async () => {
    stored = [
      ...stored,
      buildDueLead({ lead, due_since: new Date(2025, 10, 21, 10).toISOString() }),
    ];
    await refreshLeads(queryClient);
  };
  return (
    <>
      {children}
      <Button
        translate="no"
        size="sm"
        onPress={() => {
          remove(lead.id);
          onDone({ text: `Contacted ${lead.first_name}`, onUndo: putBack });
          void refreshLeads(queryClient);
        }}
      >
        Contact {lead.first_name}
      </Button>
    </>
  );
}

/** Refreshes the list, as a message of the server does. */
function Refresh() {
  const queryClient = useQueryClient();
  return (
    <Button translate="no" onPress={() => void refreshLeads(queryClient)}>
      Refresh
    </Button>
  );
}

const meta = {
  title: 'CRM/Communications/DueList',
  parameters: { covers: ['CRM/Communications/DueListView'] },
  component: DueList,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: { onOpenLead: fn(), renderFollowUp: (slot) => <Contact {...slot} /> },
  beforeEach: ({ msw }) => {
    stored = buildDueLeads();
    msw.use(
      communications.due.replies(() => ({
        answer: stored,
        headers: { 'X-Total-Count': String(stored.length) },
      })),
    );
  },
} satisfies Meta<typeof DueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Grace Mwangi' }));
    await expect(args.onOpenLead).toHaveBeenCalledWith(storyId(3, 1));
  },
};

/**
 * A contacted lead stays in its place as a confirmation, which takes the focus; Undo restores the
 * lead in the same place.
 */
export const DoneAndUndone: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await canvas.findByText('6 leads waiting for contact');
    await userEvent.click(canvas.getByRole('button', { name: 'Contact Thomas' }));
    await expect(await canvas.findByText('Contacted Thomas')).toBeVisible();
    await canvas.findByText('5 leads waiting for contact');
    const row = () => canvas.getAllByRole('listitem')[1];
    await expect(row()).toHaveTextContent('Contacted Thomas');
    await waitFor(() => expect(row()).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo for Thomas Bergmann' }));
    const name = await canvas.findByRole('button', { name: 'Open Thomas Bergmann' });
    await expect(row()).toContainElement(name);
    await canvas.findByText('6 leads waiting for contact');
  },
};

let response = Promise.withResolvers<undefined>();

/** An action whose request ends some time after the server's list has changed. */
function SlowAnswer({ lead, onDone, children }: FollowUpSlot) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: mutationKeys.answer,
    mutationFn: () => response.promise,
    onSettled: () => void refreshLeads(queryClient),
  });
  const answer = () => {
    remove(lead.id);
    mutate(undefined, { onSuccess: () => onDone({ text: `Answered ${lead.first_name}` }) });
  };
  return (
    <>
      {children}
      <Button translate="no" size="sm" onPress={answer}>
        Answer {lead.first_name}
      </Button>
    </>
  );
}

/** A refresh meanwhile leaves the row, in which the action is still running. */
export const RefreshedWhileAnswering: Story = {
  tags: ['!dev'],
  args: { renderFollowUp: (slot) => <SlowAnswer {...slot} /> },
  beforeEach: () => {
    response = Promise.withResolvers();
  },
  render: (args) => (
    <>
      <DueList {...args} />
      <Refresh />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer Thomas' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await canvas.findByText('5 leads waiting for contact');
    await expect(canvas.getByRole('button', { name: 'Answer Thomas' })).toBeVisible();
    response.resolve(undefined);
    await expect(await canvas.findByText('Answered Thomas')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Answered Thomas');
  },
};

/** An action that fails puts the lead back on the server's list: its row was there all the time. */
export const FailedAfterRefresh: Story = {
  tags: ['!dev'],
  ...RefreshedWhileAnswering,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer Thomas' }));
    const [, row] = canvas.getAllByRole('listitem');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await canvas.findByText('5 leads waiting for contact');
    stored = buildDueLeads();
    response.reject(new Error('Refused'));
    await canvas.findByText('6 leads waiting for contact');
    await expect(canvas.getAllByRole('listitem')[1]).toBe(row);
  },
};

/** A refused undo keeps the confirmation, and can be retried. */
export const UndoFails: Story = {
  tags: ['!dev'],
  args: {
    renderFollowUp: ({ lead, onDone, children }) => (
      <>
        {children}
        <Button
          translate="no"
          size="sm"
          onPress={() =>
            onDone({ text: 'Closed', onUndo: () => Promise.reject(new Error('Refused')) })
          }
        >
          Close {lead.first_name}
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close Grace' }));
    const undo = await canvas.findByRole('button', { name: /^Undo for Grace/ });
    await userEvent.click(undo);
    await waitFor(() => expect(undo).not.toHaveAttribute('data-busy'));
    await expect(canvas.getByText('Closed')).toBeVisible();
  },
};

export const Pages: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      communications.due.replies(({ query }) =>
        query.get('cursor')
          ? {
              answer: [
                buildDueLead({ lead: buildLead({ id: storyId(3, 50), first_name: 'Later' }) }),
              ],
              headers: { 'X-Total-Count': '7', Link: '' },
            }
          : {
              answer: buildDueLeads(),
              headers: {
                'X-Total-Count': '7',
                Link: '</api/communications/due?cursor=later>; rel="next"',
              },
            },
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('7 leads waiting for contact');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByRole('button', { name: 'Open Later Mwangi' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(communications.due.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading the leads');
  },
};

export const Empty: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(communications.due.empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nobody is waiting' })).toBeVisible();
  },
};

export const ErrorWithRetry: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(communications.due.fails(problems.internal, { once: true })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('6 leads waiting for contact')).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(communications.due.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
  },
};
