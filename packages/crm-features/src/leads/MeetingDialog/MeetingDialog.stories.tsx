import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  buildDispatch,
  buildInvalid,
  buildLead,
  buildMeeting,
  buildProblem,
  longLead,
  problems,
} from '../../fixtures/index.ts';
import { ByAddress, goBackAndForward } from '../../fixtures/ByAddress.tsx';
import { leads } from '../../mocks/index.ts';
import { MeetingDialog } from './MeetingDialog.tsx';

const meta = {
  title: 'CRM/Leads/MeetingDialog',
  component: MeetingDialog,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    // It reads nothing.
    notStates: ['empty'],
  },
  globals: { viewport: { value: 'desktop' } },
  args: { lead: buildLead(), onClose: fn() },
} satisfies Meta<typeof MeetingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog'));
const send = async () =>
  userEvent.click((await findDialog()).getByRole('button', { name: 'Send Invitation' }));

/** The next working day at ten, for half an hour. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Priya Raman and Grace Mwangi',
    );
    const start = dialog.getByLabelText(/^Start/, { selector: 'input[type=datetime-local]' });
    await expect(start).toHaveDisplayValue(/^2025-11-24T10:00/);
    await expect(dialog.getByRole('textbox', { name: 'Duration in minutes' })).toHaveValue('30');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The lead is invited, and the toast gives the time. */
export const Scheduled: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.meeting.answers(({ body, request }) => {
        expect(body).toEqual({
          title: 'Demo for the season',
          start: '2025-11-24T10:00:00.000Z',
          duration_minutes: 45,
          place: 'https://meet.example/demo',
          note: '',
          time_zone: 'UTC',
        });
        if (!request.headers.get('Idempotency-Key')) throw new Error('no key');
        return buildMeeting();
      }),
    ),
  play: async ({ args }) => {
    const dialog = await findDialog();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Demo for the season');
    const duration = dialog.getByRole('textbox', { name: 'Duration in minutes' });
    await userEvent.clear(duration);
    await userEvent.type(duration, '45');
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Place or link' }),
      'https://meet.example/demo',
    );
    await send();
    await expect(await screen.findByText('Meeting scheduled')).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The mail server has not taken the invitation yet. */
export const Queued: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(leads.meeting.returns(buildMeeting({ email: buildDispatch({ status: 'queued' }) }))),
  play: async () => {
    await send();
    await expect(await screen.findByText(/retried automatically/)).toBeVisible();
  },
};

/** The invitation was permanently refused; the meeting itself is in the history. */
export const NotInvited: Story = {
  tags: ['!dev'],
  args: { onScheduled: fn() },
  beforeEach: ({ msw }) =>
    msw.use(
      leads.meeting.returns(
        buildMeeting({
          email: buildDispatch({ status: 'queued', error: 'No such person.', will_retry: false }),
        }),
      ),
    ),
  play: async ({ args }) => {
    await send();
    await expect(await screen.findByText('Invitation not delivered')).toBeVisible();
    await expect(screen.getByText('The meeting itself is recorded. No such person.')).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onScheduled).not.toHaveBeenCalled();
  },
};

/** The input is kept when the dialog disappears, also a number that is still being typed. */
export const KeptByBack: Story = {
  tags: ['!dev'],
  render: (args) => (
    <ByAddress>
      <MeetingDialog {...args} />
    </ByAddress>
  ),
  play: async () => {
    const duration = async () =>
      (await findDialog()).findByRole('textbox', { name: 'Duration in minutes' });
    await userEvent.clear(await duration());
    await userEvent.type(await duration(), '45');
    await goBackAndForward();
    await expect(await duration()).toHaveValue('45');
  },
};

/** Required values are marked, and the duration has bounds. */
export const Missing: Story = {
  parameters: { states: ['invalid', 'required'] },
  play: async () => {
    const dialog = await findDialog();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Title' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Duration in minutes' }));
    await userEvent.tab();
    await send();
    await expect(await screen.findByText('Missing information')).toBeVisible();
    await expect(dialog.getByText('Title is required.')).toBeVisible();
    await expect(dialog.getByText('Enter 5 to 1,440 minutes.')).toBeVisible();
  },
};

/** The server is down: the error is shown in place, and no input is lost. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(leads.meeting.fails(problems.unavailable, { once: true })),
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Bring the catalogue.');
    await send();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The meeting could not be scheduled',
    );
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Bring the catalogue.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const unusualHour = buildProblem({
  status: 409,
  title: 'Conflict',
  detail: 'The meeting begins at 23:00 where Grace Mwangi is.',
  code: 'unusual_hour',
});

/** It is night where the lead is: the user is asked first, and may mean it. */
export const UnusualHour: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      leads.meeting.fails(unusualHour, { once: true }),
      leads.meeting.fails(unusualHour, { once: true }),
      leads.meeting.answers(({ body }) => {
        expect(body).toMatchObject({ any_hour: true });
        return buildMeeting();
      }),
    ),
  play: async ({ args }) => {
    await send();
    const question = within(await screen.findByRole('alertdialog'));
    await expect(
      question.getByText(
        'The meeting begins at 23:00 where Grace Mwangi is. That is outside 7:00 to 20:00.',
      ),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Change the Time' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Send Anyway' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The user's address is not confirmed yet: the server gives the reason for its refusal. */
export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.meeting.fails(problems.forbidden)),
  play: async () => {
    await send();
    await expect(await (await findDialog()).findByRole('alert')).toHaveTextContent(
      problems.forbidden.detail,
    );
  },
};

/** A field that the server refuses is marked. */
export const FieldRefused: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(leads.meeting.fails(buildInvalid({ title: 'Control characters are not allowed.' }))),
  play: async () => {
    await send();
    const title = (await findDialog()).getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toBeInvalid());
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.meeting.pending()),
  play: async () => {
    await send();
    const button = (await findDialog()).getByRole('button', { name: /Send Invitation/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await findDialog();
  },
};

/** The longest name on the narrowest phone. */
export const Narrow: Story = {
  parameters: { states: ['long text'] },
  globals: { viewport: { value: 'narrow' } },
  args: { lead: buildLead(longLead) },
  play: async () => {
    await findDialog();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = {
  ...Narrow,
  parameters: { textScale: 2, states: ['320 px'] },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async () => {
    await findDialog();
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async () => {
    await findDialog();
  },
};
