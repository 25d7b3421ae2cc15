import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  buildCreatedLead,
  buildEvent,
  buildInvalid,
  buildLead,
  buildProblem,
  cutTexts,
  longEvent,
  problems,
  sideways,
  storyId,
} from '../../fixtures/index.ts';
import { ByAddress, goBackAndForward } from '../../fixtures/ByAddress.tsx';
import { events } from '../../mocks/index.ts';
import { AttendeesDialog } from './AttendeesDialog.tsx';

const meta = {
  title: 'CRM/Events/AttendeesDialog',
  component: AttendeesDialog,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '780px' } },
    // It reads nothing.
    notStates: ['empty'],
  },
  globals: { viewport: { value: 'desktop' } },
  args: { event: buildEvent(), onClose: fn() },
} satisfies Meta<typeof AttendeesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Create Leads from Event Attendees' }));
type Fields = Awaited<ReturnType<typeof findDialog>>;
const block = (dialog: Fields, number: number) =>
  within(dialog.getByRole('group', { name: `Attendee ${number}` }));

async function fill(dialog: Fields, number: number, person: readonly [string, string, string]) {
  const fields = block(dialog, number);
  const [first, last, email] = person;
  await userEvent.type(fields.getByRole('textbox', { name: /First Name/ }), first);
  await userEvent.type(fields.getByRole('textbox', { name: /Last Name/ }), last);
  await userEvent.type(fields.getByRole('textbox', { name: /Email/ }), email);
}
const edith = ['Edith', 'Clarke', 'edith@example.com'] as const;
const ada = ['Ada', 'Lovelace', 'ada@example.com'] as const;
const submit = async (dialog: Fields) =>
  userEvent.click(dialog.getByRole('button', { name: 'Create Leads' }));
const add = async (dialog: Fields) =>
  userEvent.click(dialog.getByRole('button', { name: 'Add Another Attendee' }));

/** One empty block, which cannot be removed. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('group', { name: 'Attendee 1' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull();
    await expect(dialog.getByText('East Africa Travel Mart')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Blocks are added and removed, and the focus follows. */
export const SeveralAttendees: Story = {
  play: async () => {
    const dialog = await findDialog();
    await fill(dialog, 1, edith);
    await add(dialog);
    const second = block(dialog, 2).getByRole('textbox', { name: /First Name/ });
    await waitFor(() => expect(second).toHaveFocus());
    await expect(dialog.getAllByRole('button', { name: 'Remove' })).toHaveLength(2);
    await fill(dialog, 2, ada);
    await userEvent.click(block(dialog, 1).getByRole('button', { name: 'Remove' }));
    const left = block(dialog, 1).getByRole('textbox', { name: /First Name/ });
    await expect(left).toHaveValue('Ada');
    await expect(left).toHaveFocus();
    await expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull();
    await add(dialog);
    await expect(dialog.getByText('1 entered')).toBeVisible();
  },
};

/** Only complete attendees are sent; the dialog says so beforehand. */
export const Created: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      events.createLeads.answers(({ body, request }) => {
        const empty = { phone: '', company: '', position: '' };
        expect(body).toEqual({
          attendees: [
            { firstName: 'Edith', lastName: 'Clarke', email: 'edith@example.com', ...empty },
          ],
        });
        if (!request.headers.get('Idempotency-Key')) throw new Error('no key');
        const duplicates = [{ id: storyId(3, 9), reason: 'email' as const }];
        return { createdLeads: [buildCreatedLead({ duplicates })] };
      }),
    ),
  play: async ({ args }) => {
    const dialog = await findDialog();
    await fill(dialog, 1, edith);
    await add(dialog);
    await userEvent.type(block(dialog, 2).getByRole('textbox', { name: /First Name/ }), 'Ada');
    await expect(dialog.getByText(/^1 of 2 attendees are complete/)).toBeVisible();
    await submit(dialog);
    await expect(await screen.findByText('Leads created')).toBeVisible();
    await expect(
      screen.getByText('1 lead from East Africa Travel Mart. One of them is probably a duplicate.'),
    ).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The specification's answer says nothing about duplicates. */
export const CreatedAsSpecified: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/events/:id/create-leads', () =>
        HttpResponse.json({ createdLeads: [buildLead()] }, { status: 201 }),
      ),
    ),
  play: async ({ args }) => {
    const dialog = await findDialog();
    await fill(dialog, 1, edith);
    await submit(dialog);
    await expect(await screen.findByText('Leads created')).toBeVisible();
    await expect(screen.getByText('1 lead from East Africa Travel Mart.')).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Nobody is complete. */
export const NoValidAttendee: Story = {
  parameters: { states: ['invalid', 'required'] },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: /First Name/ }), 'Edith');
    await submit(dialog);
    await expect(await screen.findByText('Please add at least one valid attendee')).toBeVisible();
    await expect(screen.getByText('Error')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /First Name/ })).toHaveValue('Edith');
    const last = dialog.getByRole('textbox', { name: /Last Name/ });
    await expect(last).toHaveFocus();
    await expect(last).toHaveAccessibleDescription(/Last Name is required/);
    await expect(dialog.getByRole('textbox', { name: /Email/ })).toBeInvalid();
    await userEvent.keyboard('Ka');
    await expect(last).toHaveValue('Ka');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The server refuses one of them: its field is marked, and no input is lost. */
export const FieldRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      events.createLeads.fails(buildInvalid({ 'attendees.1.email': 'Enter an email address.' })),
    ),
  play: async () => {
    const dialog = await findDialog();
    await fill(dialog, 1, edith);
    await add(dialog);
    await add(dialog);
    await fill(dialog, 3, ['Ada', 'Lovelace', 'ada@']);
    await submit(dialog);
    const email = block(dialog, 3).getByRole('textbox', { name: /Email/ });
    await expect(await block(dialog, 3).findByText('Enter an email address.')).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(email, 'example.com');
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid', 'true'));
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(events.createLeads.fails(buildProblem({ detail: 'The disk is full.' }))),
  play: async ({ args }) => {
    const dialog = await findDialog();
    await fill(dialog, 1, edith);
    await submit(dialog);
    await expect(await screen.findByText('Failed to create leads from event')).toBeVisible();
    await expect(screen.getByText('The disk is full.')).toBeVisible();
    await expect(block(dialog, 1).getByRole('textbox', { name: /Email/ })).toHaveValue(
      'edith@example.com',
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A response without any message: the toast has the specification's. */
export const FailedWithoutMessage: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.createLeads.fails(buildProblem({ detail: '' }))),
  play: async () => {
    const dialog = await findDialog();
    await fill(dialog, 1, edith);
    await submit(dialog);
    await expect(await screen.findByText('Failed to create leads from event')).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.createLeads.fails(problems.forbidden)),
  play: async () => {
    const dialog = await findDialog();
    await fill(dialog, 1, edith);
    await submit(dialog);
    await expect(await screen.findByText(problems.forbidden.detail)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.createLeads.pending()),
  play: async ({ args }) => {
    const dialog = await findDialog();
    await fill(dialog, 1, edith);
    await submit(dialog);
    const button = dialog.getByRole('button', { name: /^Create Leads/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Escape asks before input is lost. */
export const AsksBeforeDiscarding: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: /First Name/ }), 'Edith');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The input is kept when the dialog disappears, as at the end of a session, until it is sent. */
export const Kept: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(events.createLeads.returns({ createdLeads: [buildCreatedLead()] })),
  render: (args) => (
    <ByAddress>
      <AttendeesDialog {...args} />
    </ByAddress>
  ),
  play: async () => {
    const dialog = await findDialog();
    await fill(dialog, 1, edith);
    await add(dialog);
    await fill(dialog, 2, ada);
    await goBackAndForward();
    const again = await findDialog();
    await expect(block(again, 2).getByRole('textbox', { name: /Email/ })).toHaveValue(
      'ada@example.com',
    );
    await submit(again);
    await expect(await screen.findByText('Leads created')).toBeVisible();
    await goBackAndForward();
    const empty = await findDialog();
    await expect(empty.getByRole('textbox', { name: /First Name/ })).toHaveValue('');
  },
};

/** A retry after a lost response creates nothing twice, even if the dialog was gone meanwhile. */
export const SentAgainAfterBack: Story = {
  tags: ['!dev'],
  render: Kept.render,
  play: async ({ msw }) => {
    const keys: (string | null)[] = [];
    msw.use(
      http.post('*/api/events/:id/create-leads', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1
          ? HttpResponse.error()
          : HttpResponse.json({ createdLeads: [buildCreatedLead()] }, { status: 201 });
      }),
    );
    const dialog = await findDialog();
    await fill(dialog, 1, edith);
    await submit(dialog);
    await expect(await screen.findByText('Failed to create leads from event')).toBeVisible();
    await goBackAndForward();
    await submit(await findDialog());
    await expect(await screen.findByText('Leads created')).toBeVisible();
    await expect(keys[0]).toBeTruthy();
    await expect(keys).toEqual([keys[0], keys[0]]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await findDialog();
    await fill(dialog, 1, edith);
    await add(dialog);
    await fill(dialog, 2, ada);
  },
};

/** The longest name on the narrowest phone. */
export const Narrow: Story = {
  parameters: { states: ['long text'] },
  globals: { viewport: { value: 'narrow' } },
  args: { event: buildEvent(longEvent) },
  play: async () => {
    const dialog = await findDialog();
    await add(dialog);
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = { ...Narrow, parameters: { textScale: 2, states: ['320 px'] } };

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
