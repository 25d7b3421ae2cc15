import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  buildEvent,
  buildImport,
  buildLead,
  buildProblem,
  cutTexts,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { events, leads } from '../../mocks/index.ts';
import { AttendeeList } from './AttendeeList.tsx';

const event = buildEvent();
const waiting = (count: number) =>
  leads.list.replies(({ query }) => {
    expect(query.get('event_id')).toBe(event.id);
    expect(query.get('incomplete')).toBe('true');
    return {
      answer: count > 0 ? [buildLead()] : [],
      headers: { 'X-Total-Count': String(count) },
    };
  });

const meta = {
  title: 'CRM/Importing/AttendeeList',
  component: AttendeeList,
  tags: ['autodocs'],
  args: { eventId: event.id, onUploaded: fn(), waitingHref: '/leads?stand=incomplete' },
  beforeEach: ({ msw }) => msw.use(waiting(12)),
} satisfies Meta<typeof AttendeeList>;

export default meta;
type Story = StoryObj<typeof meta>;

async function upload(name = 'attendees.xlsx') {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  await userEvent.upload(input, new File(['Badge,Name'], name), { applyAccept: false });
}

/** Scanned badges are waiting for the organiser's list. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/12 leads have nothing but a badge code/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show these leads' })).toHaveAttribute(
      'href',
      '/leads?stand=incomplete',
    );
    await expect(canvas.getByRole('button', { name: 'Upload list' })).toBeVisible();
  },
};

/** The uploaded list is shown by its import. */
export const Uploads: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    await upload();
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledWith(buildImport().id));
  },
};

/** No badge is waiting; a list can still be uploaded. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(waiting(0)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Every lead of this event has a name/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The file is being read. */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(events.attendeeList.pending()),
  play: async ({ canvas }) => {
    await canvas.findByText(/12 leads/);
    await upload();
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(await canvas.findByRole('button', { name: 'Upload list' })).toBeVisible();
    await upload();
    await canvas.findByRole('progressbar');
  },
};

/** The file is not a list. */
export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      events.attendeeList.fails(
        buildProblem({
          status: 415,
          code: 'unsupported_type',
          detail: 'A list of attendees is an .xlsx or .csv file.',
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(/12 leads/);
    await upload('ada.vcf');
    await expect(await canvas.findByText(/is an .xlsx or .csv file/)).toBeVisible();
  },
};

/** The number of waiting badges is unknown; the list can still be uploaded. */
export const CountFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.list.fails(problems.internal, { once: true })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText(/12 leads/)).toBeVisible();
  },
};

/** The event no longer exists. */
export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(events.attendeeList.fails(problems.notFound)),
  play: async ({ canvas }) => {
    await canvas.findByText(/12 leads/);
    await upload();
    await expect(await canvas.findByText(problems.notFound.detail)).toBeVisible();
  },
};

const narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(events.attendeeList.pending()),
  play: async ({ canvas }) => {
    await canvas.findByText(/12 leads/);
    await upload(`${'besucherliste-messe-export-'.repeat(6)}.xlsx`);
    await canvas.findByRole('progressbar');
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** A very long file name on the narrowest phone, with text at 200%. */
export const LargeText: Story = {
  ...narrow,
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/12 leads/)).toBeVisible();
  },
};
