import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildCaptures, problems } from '../../fixtures/index.ts';
import { captures } from '../../mocks/index.ts';
import { CaptureCharts } from './CaptureCharts.tsx';

const asked = fn();

const meta = {
  title: 'CRM/Stats/CaptureCharts',
  component: CaptureCharts,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  // Looks like the view's own stories.
} satisfies Meta<typeof CaptureCharts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /47 leads in 30 days/ })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(captures.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Captured in 30 days' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const FailedThenBack: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(captures.fails(problems.internal, { once: true })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('img', { name: /47 leads/ })).toBeVisible();
  },
};

/** Nothing is requested until the placeholder is on screen. */
export const OnlyWhenSeen: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      captures.answers(() => {
        asked();
        return buildCaptures();
      }),
    );
  },
  render: () => (
    <div style={{ paddingBlockStart: '200vh' }}>
      <CaptureCharts />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    // After two frames, the observer has reported.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await expect(asked).not.toHaveBeenCalled();
    canvasElement.ownerDocument.scrollingElement?.scrollTo(0, 10_000);
    await expect(await canvas.findByRole('img', { name: /47 leads/ })).toBeVisible();
    await expect(asked).toHaveBeenCalledOnce();
  },
};
