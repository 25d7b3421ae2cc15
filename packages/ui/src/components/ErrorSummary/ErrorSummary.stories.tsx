import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText } from '../../internal/storyStates.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { errorSummaryGuide } from './ErrorSummary.guide.ts';

const meta = {
  title: 'UI/Feedback/ErrorSummary',
  component: ErrorSummary,
  tags: ['autodocs'],
  parameters: { guide: errorSummaryGuide },
  args: {
    errors: [
      { field: 'first_name', message: 'Enter the first name' },
      { field: 'email', message: 'Enter the email' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the focus when it appears. See Form for the links to the fields. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '2 fields need another look' })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const OwnTitle: Story = {
  args: { title: 'Missing required fields', errors: [{ field: 'email', message: 'Enter it' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Missing required fields' })).toBeVisible();
  },
};

/** Without errors, nothing is rendered. */
export const Empty: Story = {
  tags: ['!dev'],
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { errors: [{ field: 'email', message: longText }] },
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: longText })).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};
