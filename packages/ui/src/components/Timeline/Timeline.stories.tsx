import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CircleAlert,
  CircleCheck,
  Flame,
  Mail,
  Phone,
  ScanLine,
  TriangleAlert,
} from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText } from '../../internal/storyStates.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { Timeline, type TimelineEntry, type TimelineProps } from './Timeline.tsx';
import { timelineGuide } from './Timeline.guide.ts';

const entries: TimelineEntry[] = [
  {
    id: '4',
    at: '2025-11-21T14:26:00Z',
    icon: Flame,
    title: 'Status changed to Hot',
    detail: 'Warm → Hot by Priya Raman',
  },
  {
    id: '3',
    at: '2025-11-21T14:10:00Z',
    icon: Phone,
    title: 'Call, 4 minutes',
    detail: 'Wants a quote for 40 guests in March.',
  },
  {
    id: '2',
    at: '2025-11-20T09:05:00Z',
    icon: Mail,
    title: 'Email sent',
    detail: '“Good to meet you in Nairobi”',
  },
  { id: '1', at: '2025-11-14T16:40:00Z', icon: ScanLine, title: 'Lead captured' },
];

const withChange = (change: Partial<TimelineEntry>) => (entry: TimelineEntry) =>
  Object.assign({}, entry, change);

const meta = {
  title: 'UI/Data/Timeline',
  component: Timeline,
  tags: ['autodocs'],
  parameters: {
    guide: timelineGuide,
    width: 360,
    notStates: ['hover', 'focus', 'pressed', 'disabled'],
  },
  args: {
    'aria-label': 'Recent activity',
    entries,
    now: new Date('2025-11-21T15:00:00Z'),
    timeZone: 'UTC',
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One heading per day, which names the list of its entries. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading', { level: 3 }).map((day) => day.textContent);
    await expect(days.slice(0, 2)).toEqual(['Today', 'Yesterday']);
    await expect(days[2]).toMatch(/^Friday,? 14 November$/);
    const today = canvas.getByRole('list', { name: 'Today' });
    await expect(within(today).getAllByRole('listitem')).toHaveLength(2);
    const time = canvas.getByText('14:26');
    await expect(time).toHaveAttribute('datetime', '2025-11-21T14:26:00.000Z');
    await expect(time).toHaveAttribute('title', expect.stringContaining('2025'));
  },
};

function Growing(props: TimelineProps) {
  const [shown, setShown] = useState(2);
  return (
    <Timeline
      {...props}
      entries={props.entries.slice(0, shown)}
      onLoadMore={shown < props.entries.length ? () => setShown(shown + 1) : undefined}
    />
  );
}

/** The focus moves to the first loaded entry, also when the button disappears. */
export const LoadMore: Story = {
  tags: ['!dev'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const item = (title: string) => canvas.getByText(title).closest('li');
    await waitFor(() => expect(item('Email sent')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(item('Lead captured')).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Every tone, and more entries loading. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['loading'] },
  args: {
    onLoadMore: () => undefined,
    isLoadingMore: true,
    entries: [
      ...entries.slice(0, 2).map(withChange({ tone: 'accent' })),
      {
        id: 'ok',
        at: '2025-11-21T11:00:00Z',
        icon: CircleCheck,
        tone: 'success',
        title: 'Email delivered',
        detail: 'Opened twice',
      },
      {
        id: 'late',
        at: '2025-11-21T10:00:00Z',
        icon: TriangleAlert,
        tone: 'warning',
        title: 'Follow-up is late',
      },
      {
        id: 'bad',
        at: '2025-11-20T10:00:00Z',
        icon: CircleAlert,
        tone: 'danger',
        title: 'Email failed',
        detail: 'The mailbox is full. Your text is kept.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loading: Story = {
  args: { entries: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Empty: Story = {
  args: {
    entries: [],
    emptyState: (
      <EmptyState
        illustration="mail"
        title="Nothing has happened yet"
        description="Calls, emails and changes show up here."
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has happened yet')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  parameters: { width: 320 },
  args: { entries: entries.map(withChange({ title: longText, detail: longText })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(longText)).toHaveLength(8);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

/** Dates and times in the format of the locale. */
export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: {
    'aria-label': 'النشاط',
    entries: [
      { id: '2', at: '2025-11-21T14:26:00Z', icon: Phone, title: 'مكالمة', detail: 'أربع دقائق' },
      { id: '1', at: '2025-11-20T09:05:00Z', icon: Mail, title: 'أُرسل بريد' },
    ],
  },
  play: async ({ canvas }) => {
    const dot = canvas.getAllByRole('listitem')[0]?.firstElementChild?.getBoundingClientRect();
    await expect(dot?.left).toBeGreaterThan(
      canvas.getByText('مكالمة').getBoundingClientRect().left,
    );
    await expect(canvas.getByRole('heading', { name: 'اليوم' })).toBeVisible();
  },
};

/** Text at 200%: dots keep their size and stay on the first line of their titles. */
export const LargeText: Story = {
  tags: ['on-sheet'],
  parameters: { textScale: 2 },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByText('Lead captured');
    const dot = title.closest('li')?.firstElementChild?.getBoundingClientRect();
    const { top, bottom } = title.getBoundingClientRect();
    await expect(dot?.height).toBe(24);
    await expect(dot && dot.top + dot.bottom).toBeCloseTo(top + bottom, 0);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

/** In forced colours, borders, icons and focus rings still distinguish the states. */
export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { media: { forcedColors: 'active' } },
};
