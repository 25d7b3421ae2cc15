import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Lead, MergeFields } from '@cardinal/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  buildAnswers,
  buildEvent,
  buildLead,
  buildQuestions,
  longLead,
  minutesAgo,
  problems,
  storyId,
} from '../../fixtures/index.ts';
import { ByAddress, goBackAndForward } from '../../fixtures/ByAddress.tsx';
import { emails, events, leads } from '../../mocks/index.ts';
import { MergeLeads } from './MergeLeads.tsx';

const event = buildEvent();
const grace = buildLead({ notes: 'Wants a quote for 40 seats.', version: 3 });
const older = buildLead({
  id: storyId(3, 80),
  first_name: 'Grace W.',
  phone: '+254 20 555 0142',
  company: 'Savanna Tours',
  position: '',
  lead_status: 'Cold',
  lead_type: 'Event Leads',
  source: 'import',
  notes: 'Met at the airport.\nPrefers calls in the morning.',
  event_id: event.id,
  created_at: minutesAgo(60 * 24 * 90),
  version: 2,
});

const total = (count: number, isCapped = false) => ({
  headers: {
    'X-Total-Count': String(count),
    ...(isCapped && { 'X-Total-Count-Capped': 'true' }),
  },
});

const meta = {
  title: 'CRM/Leads/MergeLeads',
  component: MergeLeads,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '900px' } },
    // It is opened with two leads.
    notStates: ['empty'],
  },
  globals: { viewport: { value: 'desktop' } },
  args: { lead: grace, other: older, onMerged: fn(), onClose: fn() },
  beforeEach: ({ msw }) =>
    msw.use(
      leads.one.answers(({ params }) => (params['id'] === older.id ? older : grace)),
      leads.activities.returns([], total(5)),
      emails.list.returns([], total(1)),
      events.list.returns([event]),
    ),
} satisfies Meta<typeof MergeLeads>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Merge leads' }));
/** The dialog with everything in it loaded. */
const findWhole = async () => {
  const dialog = await findDialog();
  await dialog.findByText('5 activities');
  return dialog;
};
const group = async (name: string) =>
  within((await findDialog()).getByRole('radiogroup', { name }));
const merge = async () =>
  userEvent.click((await findDialog()).getByRole('button', { name: /Merge leads/ }));

/**
 * Values that only one lead has are proposed, and the notes are joined; every proposal can be
 * changed.
 */
export const Default: Story = {
  tags: ['matrix'],
  play: async () => {
    const dialog = await findWhole();
    await expect(dialog.getByText(/becomes part of Grace Mwangi/)).toBeVisible();
    await expect(
      (await group('First name')).getByRole('radio', { name: 'This lead' }),
    ).toBeChecked();
    await expect((await group('Type')).getByRole('radio', { name: 'Other lead' })).toBeChecked();
    await expect((await group('Notes')).getByRole('radio', { name: /^Both/ })).toBeChecked();
    await expect(dialog.queryByRole('radiogroup', { name: 'Email' })).toBeNull();
    await expect(dialog.getByText(/The same in both: Last name, Email/)).toBeVisible();
    await expect(dialog.getByText('1 email')).toBeVisible();
    await expect(await dialog.findByText(`The event ${event.name}`)).toBeVisible();
  },
};

/** The chosen values are sent, with the versions on which the choices are based. */
export const Merged: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.merge.answers(({ body, params, request }) => {
        expect(params['id']).toBe(grace.id);
        expect(request.headers.get('If-Match')).toBe('"3", "2"');
        expect(request.headers.get('Idempotency-Key')).toBeTruthy();
        expect(body).toEqual({
          other: older.id,
          fields: {
            first_name: 'Grace W.',
            phone: grace.phone,
            company: grace.company,
            position: grace.position,
            source: grace.source,
            lead_type: 'Event Leads',
            lead_status: 'Hot',
            notes: grace.notes,
            event_id: null,
          },
        });
        return { lead: { ...grace, first_name: 'Grace W.', version: 4 }, merge_id: storyId(8, 7) };
      }),
    ),
  play: async ({ args }) => {
    await findWhole();
    const choose = async (field: string, side: string | RegExp) =>
      userEvent.click((await group(field)).getByRole('radio', { name: side }));
    await choose('First name', 'Other lead');
    await choose('Notes', 'This lead');
    await choose('Event', 'This lead');
    await expect((await findDialog()).queryByText(/^The event/)).toBeNull();
    await merge();
    await waitFor(() =>
      expect(args.onMerged).toHaveBeenCalledWith(
        expect.objectContaining({ merge_id: storyId(8, 7) }),
      ),
    );
  },
};

const answered = { event_id: event.id, answers: buildAnswers(), answers_score: 100 };
const answeredLess = {
  event_id: event.id,
  answers: buildAnswers({ values: { role: 'advises', wish: 'A call on Monday' } }),
  answers_score: 15,
};
const fieldsOf = ({ event_id, answers }: typeof answered): MergeFields => ({ event_id, answers });
/** Two leads with these fields, and what is sent to merge them. */
const asked = (mine: Partial<Lead>, theirs: Partial<Lead>, fields: MergeFields) =>
  ({
    args: { lead: { ...grace, ...mine }, other: { ...grace, id: older.id, ...theirs } },
    beforeEach: ({ msw }) =>
      msw.use(
        leads.one.answers(({ params }) =>
          params['id'] === older.id ? { ...grace, id: older.id, ...theirs } : { ...grace, ...mine },
        ),
        events.questions.returns(buildQuestions()),
        leads.merge.answers(({ body }) => {
          expect(body).toEqual({ other: older.id, fields });
          return { lead: { ...grace, version: 4 }, merge_id: storyId(8, 7) };
        }),
      ),
  }) satisfies Story;

/** Two colleagues asked the questions: the user chooses whose answers stay. */
export const BothAnswered: Story = {
  ...asked(answered, answeredLess, fieldsOf(answeredLess)),
  play: async ({ args }) => {
    await findWhole();
    const answers = await group('Answers');
    await expect(answers.getByRole('radio', { name: 'This lead' })).toBeChecked();
    await expect(await answers.findByText(/Charter flights, Group bookings/)).toBeVisible();
    await expect(answers.getByText(/Score 15 of 100/)).toBeVisible();
    await expect((await findDialog()).queryByText(/^The event/)).toBeNull();
    await userEvent.click(answers.getByRole('radio', { name: 'Other lead' }));
    await merge();
    await waitFor(() => expect(args.onMerged).toHaveBeenCalledOnce());
  },
};

/** Only the other lead has answers: they are proposed, with their event. */
export const OnlyTheOtherAnswered: Story = {
  tags: ['!dev'],
  ...asked({ event_id: storyId(5, 9) }, answered, fieldsOf(answered)),
  play: async ({ args }) => {
    const dialog = await findWhole();
    const meeting = await group('Event and answers');
    await expect(meeting.getByRole('radio', { name: 'Other lead' })).toBeChecked();
    await expect(await meeting.findByText(/Charter flights, Group bookings/)).toBeVisible();
    await expect(await dialog.findByText(`The event ${event.name}`)).toBeVisible();
    await merge();
    await waitFor(() => expect(args.onMerged).toHaveBeenCalledOnce());
  },
};

const unloaded = asked(answered, answeredLess, fieldsOf(answered));

/** The questions can't be loaded: the scores still tell the answers apart. */
export const QuestionsUnknown: Story = {
  tags: ['!dev'],
  ...unloaded,
  beforeEach: (context) => {
    unloaded.beforeEach(context);
    context.msw.use(events.questions.fails(problems.unavailable));
  },
  play: async ({ args }) => {
    await findWhole();
    const answers = await group('Answers');
    await expect(answers.getByText('Score 100 of 100')).toBeVisible();
    await expect(answers.getByText('Score 15 of 100')).toBeVisible();
    await merge();
    await waitFor(() => expect(args.onMerged).toHaveBeenCalledOnce());
  },
};

/** By keyboard alone: arrows choose, and one press takes all values from one lead. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    const dialog = await findWhole();
    dialog.getByRole('button', { name: 'All from the other lead' }).focus();
    await userEvent.keyboard('{Enter}');
    for (const name of ['First name', 'Phone', 'Status', 'Notes']) {
      await expect((await group(name)).getByRole('radio', { name: 'Other lead' })).toBeChecked();
    }
    await userEvent.tab();
    await expect(
      (await group('First name')).getByRole('radio', { name: 'Other lead' }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(
      (await group('First name')).getByRole('radio', { name: 'This lead' }),
    ).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onMerged).not.toHaveBeenCalled();
  },
};

/** Someone changed one of them: nothing is merged, and the new values are shown. */
export const ChangedMeanwhile: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    const changed = { ...older, company: 'Savanna Safaris', version: 3 };
    let reads = 0;
    const ofOther = () => {
      reads += 1;
      return reads === 1 ? older : changed;
    };
    msw.use(
      leads.one.answers(({ params }) => (params['id'] === older.id ? ofOther() : grace)),
      leads.merge.fails(problems.stale, { once: true }),
      leads.merge.answers(({ request }) => {
        expect(request.headers.get('If-Match')).toBe('"3", "3"');
        return { lead: { ...grace, version: 4 }, merge_id: storyId(8, 7) };
      }),
    );
  },
  play: async ({ args }) => {
    await findWhole();
    await merge();
    await expect(await screen.findByText(/Someone has changed one of the two/)).toBeVisible();
    await expect(await (await group('Company')).findByText('Savanna Safaris')).toBeVisible();
    await expect(args.onMerged).not.toHaveBeenCalled();
    await merge();
    await waitFor(() => expect(args.onMerged).toHaveBeenCalledOnce());
  },
};

let counted = Promise.withResolvers<void>();

/** A refusal while the moving records are being counted does not stop the count. */
export const ChangedWhileCounting: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    counted = Promise.withResolvers();
    msw.use(
      leads.activities.returns([], { ...total(5), after: counted.promise }),
      leads.merge.fails(problems.stale, { once: true }),
    );
  },
  play: async () => {
    await findDialog();
    await merge();
    await expect(await screen.findByText(/Someone has changed one of the two/)).toBeVisible();
    counted.resolve();
    await findWhole();
  },
};

/** It fails: the reason is shown, and the choices stay for a retry. */
export const Failed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.merge.offline({ once: true })),
  play: async ({ args }) => {
    await findWhole();
    await userEvent.click((await group('Status')).getByRole('radio', { name: 'Other lead' }));
    await merge();
    await expect(await screen.findByText('The leads could not be merged')).toBeVisible();
    await expect((await group('Status')).getByRole('radio', { name: 'Other lead' })).toBeChecked();
    await merge();
    await waitFor(() => expect(args.onMerged).toHaveBeenCalledOnce());
  },
};

/** The other lead now belongs to someone else. */
export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.merge.fails(problems.notFound)),
  play: async ({ args }) => {
    await findWhole();
    await merge();
    await expect(await screen.findByText(problems.notFound.detail)).toBeVisible();
    await expect(args.onMerged).not.toHaveBeenCalled();
  },
};

/** While the merge is in progress, a second press has no effect, and the dialog stays open. */
export const Busy: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.merge.pending()),
  play: async ({ args }) => {
    const dialog = await findWhole();
    await merge();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /^Merge leads/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

let response = Promise.withResolvers<void>();

/** Begins the merge, goes back and forward, and only then receives the server's answer. */
async function leaveMeanwhile() {
  await findWhole();
  await merge();
  await goBackAndForward();
  response.resolve();
}

/** The user went back while the leads were being merged: the outcome is still shown. */
export const LeftMeanwhile: Story = {
  tags: ['!dev'],
  render: (args) => (
    <ByAddress>
      <MergeLeads {...args} />
    </ByAddress>
  ),
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    const merged = { lead: { ...grace, version: 4 }, merge_id: storyId(8, 7) };
    msw.use(leads.merge.returns(merged, { after: response.promise }));
  },
  play: async () => {
    await leaveMeanwhile();
    await expect(await screen.findByText('Merged with Grace W. Mwangi')).toBeVisible();
  },
};

/** The same if the merge fails. */
export const LeftAndFailed: Story = {
  tags: ['!dev'],
  ...LeftMeanwhile,
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    msw.use(leads.merge.fails(problems.forbidden, { after: response.promise }));
  },
  play: async () => {
    await leaveMeanwhile();
    await expect(await screen.findByText('The leads could not be merged')).toBeVisible();
  },
};

/** The moving records are still being counted; merging does not wait for that. */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(leads.activities.pending(), emails.list.pending()),
  play: async () => {
    const dialog = await findDialog();
    await expect(await dialog.findByText('Counting')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Merge leads' })).toBeEnabled();
    (await group('Notes')).getByRole('radio', { name: /^Both/ }).focus();
  },
};

/** Not all moving records could be counted; Retry counts them. */
export const NotCounted: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      leads.activities.fails(problems.unavailable, { once: true }),
      emails.list.returns([], { ...total(1), delay: 500 }),
    ),
  play: async () => {
    const dialog = await findDialog();
    await expect(await dialog.findByText(/could not be counted/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(await dialog.findByText('5 activities')).toBeVisible();
  },
};

/** More records than are counted exactly; and an unsubscribed person stays unsubscribed. */
export const Many: Story = {
  args: { other: { ...older, do_not_contact: true } },
  beforeEach: ({ msw }) =>
    msw.use(
      leads.one.answers(({ params }) =>
        params['id'] === older.id ? { ...older, do_not_contact: true } : grace,
      ),
      leads.activities.returns([], total(1_000, true)),
      emails.list.returns([], total(240)),
    ),
  play: async () => {
    const dialog = await findDialog();
    await expect(await dialog.findByText('1,000+ activities')).toBeVisible();
    await expect(dialog.getByText('240 emails')).toBeVisible();
    const last = dialog.getByText(/No more emails/);
    await expect(last).toBeVisible();
    last.scrollIntoView();
  },
};

/** Nothing differs: there is nothing to choose. */
export const Identical: Story = {
  args: { other: { ...grace, id: storyId(3, 80) } },
  beforeEach: ({ msw }) =>
    msw.use(leads.one.answers(({ params }) => ({ ...grace, id: params['id'] ?? '' }))),
  play: async () => {
    const dialog = await findWhole();
    await expect(dialog.getByText('Both leads have the same values.')).toBeVisible();
    await expect(dialog.queryByRole('radiogroup')).toBeNull();
  },
};

const narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    other: { ...buildLead(longLead), id: older.id, notes: 'One line of many.\n'.repeat(40) },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      leads.one.answers(({ params }) =>
        params['id'] === older.id
          ? { ...buildLead(longLead), id: older.id, notes: 'One line of many.\n'.repeat(40) }
          : grace,
      ),
    ),
  play: async () => {
    await findWhole();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** The longest texts on the narrowest phone. */
export const LongTexts: Story = narrow;

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = {
  ...narrow,
  parameters: { textScale: 2, states: ['320 px'] },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['matrix'],
  play: async () => {
    await findWhole();
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async () => {
    await findWhole();
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async () => {
    await findWhole();
  },
};
