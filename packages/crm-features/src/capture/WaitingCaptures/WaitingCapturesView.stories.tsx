import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  buildLead,
  cutTexts,
  longLead,
  minutesAgo,
  sideways,
  storyId,
  storyNow,
} from '../../fixtures/index.ts';
import { begin, captureDraftOf } from '../state/captureState.ts';
import { emptyValues } from '../leadValues.ts';
import type { WaitingCapture } from '../outbox/waitingCapture.ts';
import { WaitingCapturesView } from './WaitingCapturesView.tsx';

const { picture: _picture, ...form } = captureDraftOf(begin('scan'));

function buildWaiting(
  number: number,
  more: Partial<WaitingCapture> = {},
  name = '',
): WaitingCapture {
  const [first_name = '', last_name = ''] = name.split(' ');
  const values = { ...emptyValues, first_name, last_name };
  return {
    id: storyId(40, number),
    userId: storyId(1, 1),
    companyId: null,
    capturedAt: minutesAgo(90 - number * 10),
    lead: name === '' ? null : { first_name, last_name, email: 'name@example.test' },
    form: { ...form, values },
    isAttempted: false,
    refusal: null,
    answer: null,
    ...more,
  };
}

const sending = buildWaiting(2, { isAttempted: true }, 'Amara Okafor');
const duplicate = { id: storyId(3, 1), reason: 'email' as const };
const captures = [
  buildWaiting(1, { answer: { ...buildLead(), duplicates: [duplicate] } }, 'Grace Mwangi'),
  sending,
  buildWaiting(3, {}, 'Linus Berg'),
  buildWaiting(4, { refusal: 'This event no longer exists.' }, 'Priya Nair'),
  buildWaiting(5),
];

/** The captures on this device that have not been sent. */
const meta = {
  title: 'CRM/Capture/WaitingCaptures',
  component: WaitingCapturesView,
  // They are read from the device, which refuses nobody.
  parameters: { notStates: ['forbidden'] },
  args: {
    captures,
    dates: { locale: 'en-GB', now: storyNow },
    sendingId: sending.id,
    risk: null,
    onOpen: fn(),
    onSend: fn(),
    onSendAll: fn(),
    onDelete: fn(),
    onSaveFile: fn(),
    onAddFile: fn(),
  },
} satisfies Meta<typeof WaitingCapturesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args, canvas, userEvent }) => {
    const rows = canvas.getAllByRole('listitem');
    const states = ['Sent', 'Sending', 'Waiting', 'Needs attention', 'To review'];
    for (const [index, state] of states.entries())
      await expect(rows[index]).toHaveTextContent(state);
    await expect(rows[0]).toHaveTextContent('same email');
    await expect(rows[3]).toHaveTextContent('This event no longer exists.');
    await expect(rows[4]).toHaveTextContent('Card photo');
    // The server may have it already.
    await expect(canvas.queryByRole('button', { name: 'Open Amara Okafor' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open Card photo' }));
    await expect(args.onOpen).toHaveBeenCalledWith(captures[4]);
    await userEvent.click(canvas.getByRole('button', { name: 'Send now: Priya Nair' }));
    await expect(args.onSend).toHaveBeenCalledWith(captures[3]);
    await userEvent.click(canvas.getByRole('button', { name: 'Done with Grace Mwangi' }));
    await expect(args.onDelete).toHaveBeenCalledWith(captures[0]);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(sideways()).toEqual([]);
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Needs attention')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { captures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is waiting')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save to a file' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add from a file' })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  args: { captures: undefined },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading captures' })).toBeVisible();
  },
};

/** This browser keeps nothing. */
export const Unreadable: Story = {
  tags: ['!dev'],
  args: { captures: [], risk: 'unreadable' },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This browser keeps nothing')).toBeVisible();
  },
};

export const NearlyFull: Story = {
  tags: ['!dev'],
  args: { risk: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This device is nearly full')).toBeVisible();
  },
};

/** As in a private window. */
export const Temporary: Story = {
  tags: ['!dev'],
  args: { risk: 'temporary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This browser may delete them')).toBeVisible();
  },
};

export const AsksBeforeDeleting: Story = {
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Linus Berg' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete this capture?' }),
    );
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(captures[2]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** On the narrowest phone with text at 200%, and long words. */
export const LargeText: Story = {
  tags: ['!dev'],
  args: {
    captures: [
      {
        ...buildWaiting(1, { refusal: longLead.position }),
        form: { ...form, values: { ...emptyValues, ...longLead } },
      },
    ],
  },
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, each state keeps its words and its border. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add from a file' })).toHaveFocus();
  },
};
