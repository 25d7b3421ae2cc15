import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText } from '../../internal/storyStates.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { ErrorState } from './ErrorState.tsx';
import { errorStateGuide } from './ErrorState.guide.ts';

const meta = {
  title: 'UI/Feedback/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  parameters: { guide: errorStateGuide, notStates: ['hover', 'focus', 'pressed'] },
  args: {
    title: 'The leads could not be loaded',
    description:
      'The server did not answer in time. Nothing you entered is lost; captured cards wait on this device.',
    onRetry: fn(),
    reference: '503 · 14:32 · request 7f3a-91c2',
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  args: {
    action: (
      <LinkButton variant="quiet" href="/status">
        See status
      </LinkButton>
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The leads could not be loaded');
    await expect(canvas.getByText(/request 7f3a/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Retry/ }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const Forbidden: Story = {
  args: {
    illustration: 'forbidden',
    title: 'Access Denied',
    description: "You don't have permission to access this page.",
    onRetry: undefined,
    reference: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Offline: Story = {
  args: {
    illustration: 'offline',
    title: 'You are offline',
    description: 'The list comes back with the network.',
    reference: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  },
};

export const Narrow: Story = {
  tags: ['on-sheet'],
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  parameters: { direction: 'rtl' },
  args: { title: 'تعذّر تحميل العملاء', description: 'لم يُجب الخادم في الوقت المناسب.' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Retry');
    const icon = canvas.getByRole('button').querySelector('svg');
    await expect(icon?.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      label.getBoundingClientRect().right,
    );
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  parameters: { width: 320 },
  args: { title: longText, description: longText, reference: longText },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(longText)).toHaveLength(3);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};
