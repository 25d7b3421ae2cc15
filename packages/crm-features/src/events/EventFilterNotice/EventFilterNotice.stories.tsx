import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildEvent, cutTexts, longEvent, problems, sideways } from '../../fixtures/index.ts';
import { events } from '../../mocks/index.ts';
import { EventFilterNotice } from './EventFilterNotice.tsx';

const event = buildEvent();

const meta = {
  title: 'CRM/Events/EventFilterNotice',
  component: EventFilterNotice,
  tags: ['autodocs'],
  // There is always one event.
  parameters: { notStates: ['empty'] },
  args: { eventId: event.id, stage: null, eventHref: (id) => `/events/${id}`, onClear: fn() },
} satisfies Meta<typeof EventFilterNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The leads behind a figure of the event's board. */
export const OfAFigure: Story = {
  tags: ['!dev'],
  args: { stage: 'waiting' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not contacted yet/)).toBeVisible();
  },
};

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: event.name })).toHaveAttribute(
      'href',
      `/events/${event.id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show all leads' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.one.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/one event/)).toBeVisible();
  },
};

/** Its name can't be loaded, or this user may not see it: the filter can still be removed. */
export const Failed: Story = {
  parameters: { states: ['forbidden'] },
  beforeEach: ({ msw }) => msw.use(events.one.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show all leads' })).toBeVisible();
  },
};

/** The longest name on the narrowest phone. */
export const Narrow: Story = {
  parameters: { states: ['long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(events.one.returns(buildEvent(longEvent))),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: longEvent.name });
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = { ...Narrow, parameters: { textScale: 2, states: ['320 px'] } };

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: event.name });
  },
};
