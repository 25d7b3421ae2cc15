import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  buildActivities,
  buildActivity,
  buildLead,
  minutesAgo,
  problems,
  storyId,
} from '../../fixtures/index.ts';
import { leads } from '../../mocks/index.ts';
import { LeadActivity } from './LeadActivity.tsx';

const meta = {
  title: 'CRM/Leads/LeadActivity',
  component: LeadActivity,
  tags: ['autodocs'],
  args: { leadId: storyId(3, 1) },
} satisfies Meta<typeof LeadActivity>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Newest first and as a whole, below the field for a note: what is around it scrolls. */
export const Default: Story = {
  tags: ['matrix'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.activities.answers(({ request }) => {
        if (!request.headers.get('x-user-id')) throw new Error('no user');
        return buildActivities();
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Status changed from Warm to Hot')).toBeVisible();
    const area = canvas.getByRole('group', { name: 'Recent Activity' });
    await expect(area.scrollHeight).toBe(area.clientHeight);
    await expect(canvas.getByRole('textbox', { name: 'Add a note' })).toBeVisible();
  },
};

/** The lead replied in some way: the history records it. */
export const Answered: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    const received = fn();
    msw.use(
      leads.activities.answers(() =>
        received.mock.calls.length === 0
          ? []
          : [buildActivity({ type: 'reply', title: 'The lead replied', description: '' })],
      ),
      leads.contact.answers(({ body }) => {
        expect(body).toEqual({ type: 'reply' });
        received();
        return buildActivity({ type: 'reply', title: 'The lead replied', description: '' });
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No activities yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Record a reply' }));
    await expect(await screen.findByText('Reply recorded')).toBeVisible();
    await expect(await canvas.findByText('The lead replied')).toBeVisible();
  },
};

export const AnswerNotRecorded: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.contact.fails(problems.internal)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Record a reply' }));
    await expect(await screen.findByText('The reply was not recorded')).toBeVisible();
  },
};

/** Users who may only read the lead cannot mark an answer. */
export const ReadOnlyAnswer: Story = {
  tags: ['!dev'],
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Recent Activity' });
    await expect(canvas.queryByRole('button', { name: 'Record a reply' })).toBeNull();
  },
};

const mergedId = storyId(8, 1);
const withMerge = () => [
  buildActivity({
    id: storyId(4, 70),
    type: 'merged',
    title: 'Merged with Grace W. Mwangi',
    description: 'Company: “Savanna Tours” → “Savanna Tours Limited”',
    merge_id: mergedId,
    createdAt: minutesAgo(60 * 24 * 3),
  }),
  buildActivity({
    id: storyId(4, 69),
    type: 'merged',
    title: 'Merged with G. Mwangi',
    description: '',
    merge_id: storyId(8, 2),
    createdAt: minutesAgo(60 * 24 * 31),
  }),
];

/** A merge of the last 30 days can be undone here; an older one cannot. */
export const Merged: Story = {
  args: { onUndone: fn() },
  beforeEach: ({ msw }) => {
    let isUndone = false;
    msw.use(
      leads.activities.answers(() => (isUndone ? withMerge().slice(1) : withMerge())),
      leads.undoMerge.answers(({ params }) => {
        expect(params['id']).toBe(mergedId);
        isUndone = true;
        return { leads: [buildLead(), buildLead({ id: storyId(3, 80) })], kept: ['company'] };
      }),
    );
  },
  play: async ({ args, canvas }) => {
    await canvas.findByText('Merged with G. Mwangi');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo merge' }));
    await expect(await screen.findByText('Merge undone')).toBeVisible();
    await expect(screen.getByText(/Kept because of later changes: Company/)).toBeVisible();
    await expect(args.onUndone).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('Merged with Grace W. Mwangi')).toBeNull());
    await expect(canvas.getByRole('group', { name: 'Recent Activity' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Undo merge' })).toBeNull();
  },
};

/** The entry of the merge offers Undo. */
export const Undoable: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.activities.returns(withMerge())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Undo merge' })).toBeVisible();
  },
};

/** It cannot be undone: the reason is shown, and the entry stays. */
export const UndoFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(leads.activities.returns(withMerge()), leads.undoMerge.fails(problems.notFound)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo merge' }));
    await expect(await screen.findByText('The merge could not be undone')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo merge' })).toBeEnabled();
  },
};

/** Users who may only read the lead cannot undo a merge. */
export const ReadOnly: Story = {
  tags: ['!dev'],
  args: { isReadOnly: true },
  beforeEach: ({ msw }) => msw.use(leads.activities.returns(withMerge())),
  play: async ({ canvas }) => {
    await canvas.findByText('Merged with Grace W. Mwangi');
    await expect(canvas.queryByRole('button', { name: 'Undo merge' })).toBeNull();
  },
};

const theFirst = buildActivity({
  id: storyId(4, 90),
  title: 'The very first',
  createdAt: minutesAgo(60 * 24 * 9),
});

/** Older activities load page by page. */
export const Pages: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.activities.replies(({ query }) =>
        query.get('cursor')
          ? {
              answer: [theFirst],
              headers: { Link: '' },
            }
          : {
              answer: buildActivities(),
              headers: { Link: '</api/leads/1/activities?cursor=older>; rel="next"' },
            },
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByText('The very first')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull());
  },
};

/** What is loaded stays when older activities fail to load; Retry loads only those. */
export const LoadMoreFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.activities.returns(buildActivities(), {
        headers: { Link: '</api/leads/1/activities?cursor=older>; rel="next"' },
        once: true,
      }),
      leads.activities.fails(problems.unavailable),
    ),
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByText(problems.unavailable.detail)).toBeVisible();
    await expect(canvas.getByText('Lead created')).toBeVisible();
    msw.use(
      leads.activities.answers(({ query }) => {
        expect(query.get('cursor')).toBe('older');
        return [theFirst];
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('The very first')).toBeVisible();
    await expect(canvas.queryByText(problems.unavailable.detail)).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(leads.activities.returns([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No activities yet')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(leads.activities.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading');
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(leads.activities.fails(problems.internal, { once: true })),
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch activities');
    await step('Retry loads them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await expect(await canvas.findByText('Lead created')).toBeVisible();
    });
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.activities.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(problems.forbidden.detail);
  },
};

const servesLongTexts: Story['beforeEach'] = ({ msw }) =>
  msw.use(
    leads.activities.returns([
      buildActivity({
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        description: `Notes: “${'One line of many. '.repeat(12)}” → (empty)\nCompany: “A” → “B”`,
      }),
    ]),
  );

export const LongTexts: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: servesLongTexts,
  play: async ({ canvas }) => {
    await canvas.findByText(/Donaudampf/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: servesLongTexts,
  play: async ({ canvas }) => {
    await canvas.findByText(/Donaudampf/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await canvas.findByText('Lead created');
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Lead created');
  },
};
