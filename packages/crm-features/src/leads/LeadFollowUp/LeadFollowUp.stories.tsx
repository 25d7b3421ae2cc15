import { Text } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  buildActivity,
  buildDispatch,
  buildLead,
  buildMeeting,
  buildProblem,
  longLead,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { emails, leads } from '../../mocks/index.ts';
import { LeadFollowUp, type FollowUp } from './LeadFollowUp.tsx';

const lead = buildLead({ lead_type: 'Action Required' });
const updated = fn();
const finished = fn();
const done = fn<(followUp: FollowUp) => void>();

const meta = {
  title: 'CRM/Leads/LeadFollowUp',
  // Part of a list, which has already loaded and may be read.
  parameters: { notStates: ['loading', 'empty', 'forbidden'] },
  component: LeadFollowUp,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    lead,
    onDone: fn(),
    children: <Text weight="medium">{`${lead.first_name} ${lead.last_name}`}</Text>,
  },
  beforeEach: ({ msw }) => {
    updated.mockClear();
    finished.mockClear();
    done.mockClear();
    const original = window.open;
    window.open = fn().mockReturnValue(null);
    msw.use(
      leads.update.answers(({ body, request }) => {
        updated(body, request.headers.get('If-Match'));
        return buildLead({ ...lead, ...Object(body), version: 2, status: statusIn(body) });
      }),
      leads.finishNextStep.answers(({ request }) => {
        finished(request.headers.get('If-Match'));
        return buildLead({ ...lead, lead_type: 'All Leads', version: 2 });
      }),
    );
    return () => {
      window.open = original;
    };
  },
} satisfies Meta<typeof LeadFollowUp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lowercase form that agrees with the changed status. */
const statusIn = (body: unknown) => buildLead({ ...lead, ...Object(body) }).status;

/** Every way to contact them, beside the lead. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Contact Grace Mwangi' }));
    await expect(group.getByRole('button', { name: /Status of Grace Mwangi/ })).toBeVisible();
    await expect(group.getAllByRole('button')).toHaveLength(6);
  },
};

/** The call starts, is recorded, and only then counts as a contact. */
export const Call: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Call Grace Mwangi' }));
    await expect(window.open).toHaveBeenCalledWith('tel:+254712345678', '_self');
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith({ text: 'Call to Grace Mwangi recorded' }),
    );
  },
};

export const CallNotRecorded: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.contact.offline()),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Call Grace Mwangi' }));
    await expect(await screen.findByText('Not added to the history')).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Whatsapp: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.contact.returns(buildActivity({ type: 'whatsapp' }))),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'WhatsApp Grace Mwangi' }));
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith({
        text: 'WhatsApp chat with Grace Mwangi recorded',
      }),
    );
  },
};

/** The email is written below, without leaving the list; the input is kept when it is closed. */
export const Write: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write to Grace Mwangi' }));
    const content = await canvas.findByRole('textbox', { name: 'Content' });
    await waitFor(() => expect(content).toHaveFocus());
    await userEvent.type(content, 'Here are the dates.');
    await userEvent.click(canvas.getByRole('button', { name: 'Close the email to Grace Mwangi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Write to Grace Mwangi' }));
    await expect(await canvas.findByRole('textbox', { name: 'Content' })).toHaveValue(
      'Here are the dates.',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Three dates');
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Email' }));
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith({ text: 'Email to Grace Mwangi sent' }),
    );
  },
};

export const WriteQueues: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(emails.send.returns(buildDispatch({ status: 'queued', error: 'Not reachable.' }))),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write to Grace Mwangi' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Content' }), 'Hello');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Email' }));
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith({ text: 'Email to Grace Mwangi queued' }),
    );
  },
};

let response = Promise.withResolvers<undefined>();
const slowly = () => {
  response = Promise.withResolvers();
};

/** Closing the email while it is being sent loses neither its confirmation nor the draft's end. */
export const WriteClosedWhileSending: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    slowly();
    msw.use(emails.send.answers(async () => (await response.promise) ?? buildDispatch()));
  },
  play: async ({ canvas, args }) => {
    const write = async () =>
      userEvent.click(canvas.getByRole('button', { name: 'Write to Grace Mwangi' }));
    await write();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Content' }), 'Hello');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close the email to Grace Mwangi' }));
    await write();
    await expect(await canvas.findByRole('textbox', { name: 'Content' })).toHaveValue('Hello');
    response.resolve(undefined);
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith({ text: 'Email to Grace Mwangi sent' }),
    );
    await expect(await screen.findByText('Email sent')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Content' })).toHaveValue('');
  },
};

/** A failure is reported even if the email is closed by then, and the text is kept. */
export const WriteClosedBeforeFailure: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    slowly();
    msw.use(
      http.post('*/api/emails/send', async () => {
        await response.promise;
        return HttpResponse.error();
      }),
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write to Grace Mwangi' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Content' }), 'Hello');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close the email to Grace Mwangi' }));
    response.resolve(undefined);
    await expect(await screen.findByText('Email failed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write to Grace Mwangi' }));
    await expect(await canvas.findByRole('textbox', { name: 'Content' })).toHaveValue('Hello');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** Cancel while the invitation is being sent does not hide that it was. */
export const MeetingCancelledWhileSending: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    slowly();
    msw.use(leads.meeting.answers(async () => (await response.promise) ?? buildMeeting()));
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Schedule a meeting with Grace Mwangi' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Meeting' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    response.resolve(undefined);
    await expect(await screen.findByText('Meeting scheduled')).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledWith({ text: 'Meeting with Grace Mwangi scheduled' });
  },
};

export const Meeting: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Schedule a meeting with Grace Mwangi' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Schedule Meeting' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send Invitation' }));
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith({ text: 'Meeting with Grace Mwangi scheduled' }),
    );
  },
};

/**
 * Closing the lead removes it from the list, and can be undone; other statuses have no effect on
 * the list.
 */
export const Status: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const choose = async (status: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /Status of Grace Mwangi/ }));
      await userEvent.click(await screen.findByRole('option', { name: status }));
    };
    await choose('Cold');
    await waitFor(() => expect(updated).toHaveBeenCalledWith({ lead_status: 'Cold' }, '"1"'));
    await expect(args.onDone).not.toHaveBeenCalled();
    await choose('Closed');
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith({
        text: 'Grace Mwangi is now Closed',
        onUndo: expect.any(Function),
      }),
    );
  },
};

/** The list holds the lead as it was before the first change; the second is based on the saved one. */
export const ChangedTwice: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    for (const status of ['Cold', 'Warm']) {
      await userEvent.click(canvas.getByRole('button', { name: /Status of Grace Mwangi/ }));
      await userEvent.click(await screen.findByRole('option', { name: status }));
    }
    await waitFor(() => expect(updated).toHaveBeenLastCalledWith({ lead_status: 'Warm' }, '"2"'));
  },
};

/** The lead loses its type, so that nothing is due; Undo restores it. */
export const NoAnswerNeeded: Story = {
  tags: ['!dev'],
  args: { onDone: done },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'No contact needed for Grace Mwangi' }),
    );
    await waitFor(() => expect(done).toHaveBeenCalled());
    await expect(finished).toHaveBeenCalledWith('"1"');
    const [followUp] = done.mock.calls[0] ?? [];
    await expect(followUp?.text).toBe('Grace Mwangi needs no contact');
    await followUp?.onUndo?.();
    const before = { lead_type: 'Action Required', next_step: null };
    await expect(updated).toHaveBeenLastCalledWith(before, '"2"');
  },
};

/** Someone else changed the lead first: nothing is overwritten. */
export const NoAnswerNeededFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.finishNextStep.fails(problems.stale)),
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'No contact needed for Grace Mwangi' }),
    );
    await expect(await screen.findByText('Update failed')).toBeVisible();
    await expect(await screen.findByText(/changed by someone else/)).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** The status is refused, and reverts. */
export const StatusFails: Story = {
  parameters: { states: ['error'] },
  beforeEach: ({ msw }) =>
    msw.use(leads.update.fails(buildProblem({ detail: 'The disk is full.' }), { delay: 100 })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Status of Grace Mwangi/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Closed' }));
    await expect(await screen.findByText('The disk is full.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Status of/ })).toHaveTextContent('Hot'),
    );
  },
};

/** Unavailable actions show the reason. */
export const Unreachable: Story = {
  tags: ['!dev'],
  args: { lead: buildLead({ phone: '', email: '', lead_type: 'Action Required' }) },
  play: async ({ canvas }) => {
    for (const name of [/^Call/, /^WhatsApp/, /^Schedule/, /^Write/]) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    canvas.getByRole('button', { name: /^Call/ }).focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect((await screen.findAllByText(/No phone number/))[0]).toBeVisible();
  },
};

/** People who have unsubscribed can still be called. */
export const Unsubscribed: Story = {
  tags: ['!dev'],
  args: { lead: buildLead({ do_not_contact: true, lead_type: 'Action Required' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Write/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: /^Call/ })).toBeEnabled();
  },
};

const longName = {
  lead: buildLead({ ...longLead, lead_type: 'Action Required' }),
  children: <Text weight="medium">{`${longLead.first_name} ${longLead.last_name}`}</Text>,
} as const;

export const LongTexts: Story = {
  tags: ['!dev'],
  args: longName,
  play: async () => {
    await expect(sideways()).toEqual([]);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write to Grace Mwangi' }));
    await expect(await canvas.findByRole('textbox', { name: 'Content' })).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  args: longName,
  play: async () => {
    await expect(sideways()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toBeVisible();
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group')).toBeVisible();
  },
};
