import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildCaptures, buildNoCaptures, problems } from '../../fixtures/index.ts';
import { CaptureChartsView } from './CaptureChartsView.tsx';

const meta = {
  title: 'CRM/Stats/CaptureCharts view',
  component: CaptureChartsView,
  tags: ['autodocs'],
  // The container that loads the figures renders nothing of its own.
  parameters: { covers: ['CRM/Stats/CaptureCharts'] },
  globals: { viewport: { value: 'desktop' } },
  args: { captures: buildCaptures(), error: null, onRetry: fn(), locale: 'en-GB' },
} satisfies Meta<typeof CaptureChartsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = 'Partner: Internationale Ausstellung für Landmaschinen und Forsttechnik in Hannover';

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: '47 leads in 30 days; the busiest day was 5 Nov: 9.' }),
    ).toBeVisible();
    const sources = within(canvas.getByRole('list', { name: 'Where they come from' }));
    await expect(sources.getAllByRole('listitem')).toHaveLength(5);
  },
};

const asTables = async (canvas: ReturnType<typeof within>) => {
  for (const button of canvas.getAllByRole('button', { name: /show as table$/ })) {
    await userEvent.click(button);
  }
};

/** Each chart as a table. */
export const AsTables: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await asTables(canvas);
    const days = within(canvas.getByRole('table', { name: 'Leads captured on each day' }));
    await expect(days.getAllByRole('row')).toHaveLength(31);
    await expect(days.getByRole('row', { name: '21 Nov 2' })).toBeVisible();
    const sources = within(canvas.getByRole('table', { name: 'Leads by source' }));
    await expect(sources.getByRole('row', { name: 'Referral 3' })).toBeInTheDocument();
    const [back] = canvas.getAllByRole('button', { name: /show as chart$/ });
    await expect(back).toBeVisible();
  },
};

/** Where the clock does not show UTC, the latest day may not be the user's today. */
export const OtherTimeZone: Story = {
  args: { isUtc: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Days are counted in UTC')).toBeVisible();
    await expect(canvas.getByText('21 Nov')).toBeVisible();
    await expect(canvas.queryByText('Today')).toBeNull();
    await asTables(canvas);
    await expect(canvas.getByRole('columnheader', { name: 'Day (UTC)' })).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: /show as chart$/ })) {
      await userEvent.click(button);
    }
  },
};

/** The pointer shows the figures of a day. */
export const Pointed: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img');
    const { left, width, top } = chart.getBoundingClientRect();
    await userEvent.pointer({
      target: chart,
      coords: { clientX: left + width * (13.5 / 30), clientY: top + 20 },
    });
    await expect(canvas.getByText('9 leads on 5 Nov')).toBeVisible();
    await userEvent.unhover(chart);
    await expect(canvas.getByText('47 leads')).toBeVisible();
    await userEvent.pointer({
      target: chart,
      coords: { clientX: left + width - 2, clientY: top + 20 },
    });
    await expect(canvas.getByText('2 leads on 21 Nov')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { captures: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Captured in 30 days' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { captures: buildNoCaptures() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'No leads in 30 days.' })).toBeVisible();
    await expect(canvas.getByText('0 leads')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { captures: undefined, error: 'The database is restarting.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The charts could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  args: { captures: undefined, error: problems.forbidden.detail },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(problems.forbidden.detail)).toBeVisible();
  },
};

/** In forced colours, the bars have the colour of text. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};

/** More sources than there is room for, with long names and large figures. */
export const ManySources: Story = {
  parameters: { states: ['long text'] },
  args: {
    captures: buildCaptures({
      sources: [
        { source: long, leads: 1_200 },
        ...Array.from({ length: 40 }, (_, index) => ({ source: `Fair ${index}`, leads: 20 })),
      ],
      sources_complete: false,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sources of the 2,000 newest leads.')).toBeVisible();
    await expect(canvas.getByText('Other sources')).toBeVisible();
    await asTables(canvas);
    await expect(canvas.getByRole('row', { name: 'Fair 39 20' })).toBeInTheDocument();
    for (const button of canvas.getAllByRole('button', { name: /show as chart$/ })) {
      await userEvent.click(button);
    }
  },
};

export const RightToLeft: Story = {
  args: { locale: 'ar-AE' },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  args: { isUtc: false, captures: buildCaptures({ sources: [{ source: long, leads: 1_200 }] }) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
