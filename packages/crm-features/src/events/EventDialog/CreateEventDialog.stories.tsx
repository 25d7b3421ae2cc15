import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  buildEvent,
  buildInvalid,
  buildProblem,
  cutTexts,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { ByAddress, goBackAndForward } from '../../fixtures/ByAddress.tsx';
import { events } from '../../mocks/index.ts';
import { CreateEventDialog } from './CreateEventDialog.tsx';

const meta = {
  title: 'CRM/Events/CreateEventDialog',
  component: CreateEventDialog,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '780px' } },
    // It reads nothing.
    notStates: ['empty'],
  },
  globals: { viewport: { value: 'desktop' } },
  args: { onClose: fn(), onCreated: fn() },
} satisfies Meta<typeof CreateEventDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Create Event' }));
type Fields = Awaited<ReturnType<typeof findDialog>>;
const dateInput = (dialog: Fields, label: RegExp) =>
  dialog.getByLabelText(label, { selector: 'input' });

/** Fills in the required fields. */
async function fill(dialog: Fields, start = '2025-12-03T08:30', end = '2025-12-05T17:00') {
  await userEvent.type(dialog.getByRole('textbox', { name: /Event Name/ }), 'Rhine Machinery Days');
  await userEvent.type(dialog.getByRole('textbox', { name: /Location/ }), 'Messe Süd, Köln');
  await userEvent.type(dateInput(dialog, /^Start Date & Time/), start);
  await userEvent.type(dateInput(dialog, /^End Date & Time/), end);
}
const submit = async (dialog: Fields) =>
  userEvent.click(dialog.getByRole('button', { name: 'Create Event' }));

/** The empty form, with the focus in its first field. */
export const Default: Story = {
  tags: ['matrix'],
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Event Name/ })).toHaveFocus());
  },
};

/** Nothing was entered, so there is no question. */
export const ClosedEmpty: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Event Name/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The event is sent in UTC, with a key that makes a retry safe. */
export const Created: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      events.create.answers(({ body, request }) => {
        expect(body).toEqual({
          name: 'Rhine Machinery Days',
          description: '',
          location: 'Messe Süd, Köln',
          start_date: '2025-12-03T08:30:00.000Z',
          end_date: '2025-12-05T17:00:00.000Z',
          photo_url: '',
          event_url: 'https://machinery-days.example',
        });
        if (!request.headers.get('Idempotency-Key')) throw new Error('no key');
        return buildEvent({ name: 'Rhine Machinery Days' });
      }),
    ),
  play: async ({ args }) => {
    const dialog = await findDialog();
    await fill(dialog);
    const link = dialog.getByRole('textbox', { name: 'Event URL' });
    await userEvent.type(link, 'machinery-days.example');
    await userEvent.tab();
    await expect(link).toHaveValue('https://machinery-days.example');
    await submit(dialog);
    await expect(await screen.findByText('Event created')).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onCreated).toHaveBeenCalledOnce();
  },
};

/** The required fields are marked, the first has the focus, and the toast names them all. */
export const MissingInformation: Story = {
  parameters: { states: ['invalid', 'required'] },
  play: async () => {
    const dialog = await findDialog();
    await submit(dialog);
    await expect(await screen.findByText('Missing Information')).toBeVisible();
    await expect(
      screen.getByText(
        'Please fill in all required fields (Name, Location, Start Date, End Date).',
      ),
    ).toBeVisible();
    const name = dialog.getByRole('textbox', { name: /Event Name/ });
    await expect(name).toBeInvalid();
    await expect(name).toHaveFocus();
    await expect(dialog.getByRole('textbox', { name: /Location/ })).toBeInvalid();
    // The focus stays while the field is being corrected.
    await userEvent.keyboard('Rh{Backspace}');
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('R');
    await expect(name).toBeValid();
  },
};

export const InvalidDateRange: Story = {
  parameters: { states: ['invalid'] },
  play: async () => {
    const dialog = await findDialog();
    await fill(dialog, '2025-12-03T08:30', '2025-12-03T08:30');
    await submit(dialog);
    await expect(await screen.findByText('Invalid Date Range')).toBeVisible();
    await expect(dateInput(dialog, /^End Date & Time/)).toBeInvalid();
    await expect(dialog.getByRole('textbox', { name: /Event Name/ })).toHaveValue(
      'Rhine Machinery Days',
    );
  },
};

/** Only http and https addresses. */
export const InvalidAddress: Story = {
  tags: ['!dev'],
  play: async () => {
    const dialog = await findDialog();
    await fill(dialog);
    const link = dialog.getByRole('textbox', { name: 'Event URL' });
    await userEvent.type(link, 'javascript:alert(1)');
    await submit(dialog);
    await waitFor(() => expect(link).toBeInvalid());
    await expect(
      dialog.getByText('Enter an address that begins with http:// or https://.'),
    ).toBeVisible();
  },
};

/** The server is down: the toast has its message, and no input is lost. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(events.create.fails(problems.unavailable)),
  play: async ({ args }) => {
    const dialog = await findDialog();
    await fill(dialog);
    await submit(dialog);
    await expect(await screen.findByText('Error')).toBeVisible();
    await expect(screen.getByText(problems.unavailable.detail)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Event Name/ })).toHaveValue(
      'Rhine Machinery Days',
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A response without any message: the toast has the specification's. */
export const FailedWithoutMessage: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.create.fails(buildProblem({ status: 500, detail: '' }))),
  play: async () => {
    const dialog = await findDialog();
    await fill(dialog);
    await submit(dialog);
    await expect(await screen.findByText('Failed to create event')).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.create.fails(problems.forbidden)),
  play: async () => {
    const dialog = await findDialog();
    await fill(dialog);
    await submit(dialog);
    await expect(await screen.findByText(problems.forbidden.detail)).toBeVisible();
  },
};

/** A field that the server refuses is marked. */
export const FieldRefused: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(events.create.fails(buildInvalid({ name: 'Control characters are not allowed.' }))),
  play: async () => {
    const dialog = await findDialog();
    await fill(dialog);
    await submit(dialog);
    const name = dialog.getByRole('textbox', { name: /Event Name/ });
    await waitFor(() => expect(name).toBeInvalid());
    await expect(dialog.getByText('Control characters are not allowed.')).toBeVisible();
  },
};

/** While the event is being saved, the dialog can be neither submitted again nor closed. */
export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.create.pending()),
  play: async ({ args }) => {
    const dialog = await findDialog();
    await fill(dialog);
    await submit(dialog);
    const button = dialog.getByRole('button', { name: /Create Event/ });
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
    await userEvent.type(dialog.getByRole('textbox', { name: /Event Name/ }), 'Rhine');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    // The fields are hidden, and without focus, until the question is gone.
    const name = await dialog.findByRole('textbox', { name: /Event Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('Rhine');
    await userEvent.keyboard('{Escape}');
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The input is kept when the dialog disappears, as at the end of a session, until it is sent. */
export const Kept: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.create.returns(buildEvent())),
  render: (args) => (
    <ByAddress>
      <CreateEventDialog {...args} />
    </ByAddress>
  ),
  play: async () => {
    const name = async () => (await findDialog()).getByRole('textbox', { name: /Event Name/ });
    await fill(await findDialog());
    await goBackAndForward();
    await expect(await name()).toHaveValue('Rhine Machinery Days');
    await submit(await findDialog());
    await expect(await screen.findByText('Event created')).toBeVisible();
    await goBackAndForward();
    await expect(await name()).toHaveValue('');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Event Name/ })).toHaveFocus());
  },
};

/** The longest texts on the narrowest phone. */
export const Narrow: Story = {
  parameters: { states: ['long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const dialog = await findDialog();
    await submit(dialog);
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px'] },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await findDialog();
  },
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
