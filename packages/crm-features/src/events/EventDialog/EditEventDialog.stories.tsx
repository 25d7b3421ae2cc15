import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildEvent, buildProblem, longEvent, problems } from '../../fixtures/index.ts';
import { ByAddress, goBackAndForward } from '../../fixtures/ByAddress.tsx';
import { events } from '../../mocks/index.ts';
import { EditEventDialog, type EditEventDialogProps } from './EditEventDialog.tsx';

const meta = {
  title: 'CRM/Events/EditEventDialog',
  component: EditEventDialog,
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '780px' } },
    // It reads nothing.
    notStates: ['empty'],
  },
  globals: { viewport: { value: 'desktop' } },
  args: { event: buildEvent({ event_url: 'https://travel-mart.example/' }), onClose: fn() },
} satisfies Meta<typeof EditEventDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Edit Event' }));
/** Changes the name: without a change, nothing is saved. */
const rename = async () =>
  userEvent.type((await findDialog()).getByRole('textbox', { name: /Event Name/ }), '!');
const save = async () =>
  userEvent.click((await findDialog()).getByRole('button', { name: 'Save Changes' }));

/** The form with the event as it is. */
export const Default: Story = {
  tags: ['matrix'],
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('textbox', { name: /Event Name/ })).toHaveValue(
      'East Africa Travel Mart',
    );
    const start = dialog.getByLabelText(/^Start Date & Time/, { selector: 'input' });
    await expect(start).toHaveDisplayValue('2025-11-18T08:00');
  },
};

export const Saved: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      events.update.answers(({ body, params }) => {
        expect(params['id']).toBe(buildEvent().id);
        expect(body).toEqual({ location: 'Hall 4', description: '' });
        return buildEvent({ location: 'Hall 4' });
      }),
    ),
  play: async ({ args }) => {
    const dialog = await findDialog();
    const location = dialog.getByRole('textbox', { name: /Location/ });
    await userEvent.clear(location);
    await userEvent.type(location, 'Hall 4');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Description' }));
    await save();
    await expect(await screen.findByText('Event updated')).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Without a change there is nothing to save, and nothing is said to be saved. */
export const Unchanged: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(screen.queryByText('Event updated')).toBeNull();
  },
};

/** The event while a colleague moves it to another hall. */
function MovedByColleague(props: EditEventDialogProps) {
  const [location, setLocation] = useState('Hall 1');
  useEffect(() => {
    const move = () => setLocation('Hall 2');
    window.addEventListener('move-event', move);
    return () => window.removeEventListener('move-event', move);
  }, []);
  return <EditEventDialog {...props} event={{ ...props.event, location }} />;
}

/** What the user does not change follows the event, and is not overwritten. */
export const ChangedByColleague: Story = {
  tags: ['!dev'],
  render: (args) => <MovedByColleague {...args} />,
  beforeEach: ({ msw }) =>
    msw.use(
      events.update.answers(({ body }) => {
        expect(body).toEqual({ name: 'Travel Mart!' });
        return buildEvent({ name: 'Travel Mart!' });
      }),
    ),
  play: async () => {
    const dialog = await findDialog();
    const name = dialog.getByRole('textbox', { name: /Event Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Travel Mart!');
    window.dispatchEvent(new Event('move-event'));
    const location = dialog.getByRole('textbox', { name: /Location/ });
    await waitFor(() => expect(location).toHaveValue('Hall 2'));
    await save();
    await expect(await screen.findByText('Event updated')).toBeVisible();
  },
};

/** The changes are kept when the dialog disappears, until the user discards them. */
export const Kept: Story = {
  tags: ['!dev'],
  render: (args) => (
    <ByAddress>
      <EditEventDialog {...args} />
    </ByAddress>
  ),
  play: async ({ args }) => {
    const location = async () => (await findDialog()).getByRole('textbox', { name: /Location/ });
    await userEvent.clear(await location());
    await userEvent.type(await location(), 'Hall 4');
    await goBackAndForward();
    await expect(await location()).toHaveValue('Hall 4');
    await userEvent.click((await findDialog()).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await goBackAndForward();
    await expect(await location()).toHaveValue(args.event.location);
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(events.update.fails(buildProblem({ detail: 'The disk is full.' }))),
  play: async ({ args }) => {
    await rename();
    await save();
    await expect(await screen.findByText('Update failed')).toBeVisible();
    await expect(screen.getByText('The disk is full.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The user's role was changed meanwhile. */
export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.update.fails(problems.forbidden)),
  play: async () => {
    await rename();
    await save();
    await expect(await screen.findByText(problems.forbidden.detail)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.update.pending()),
  play: async () => {
    await rename();
    await save();
    const button = (await findDialog()).getByRole('button', { name: /Save Changes/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** The longest texts on the narrowest phone. */
export const Narrow: Story = {
  parameters: { states: ['long text'] },
  globals: { viewport: { value: 'narrow' } },
  args: { event: buildEvent(longEvent) },
  play: async () => {
    await findDialog();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = { ...Narrow, parameters: { textScale: 2, states: ['320 px'] } };

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async () => {
    await findDialog();
  },
};
