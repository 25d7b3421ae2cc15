import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { visuallyHiddenGuide } from './VisuallyHidden.guide.ts';

const meta = {
  title: 'UI/Layout/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  parameters: {
    guide: visuallyHiddenGuide,
    notStates: [
      'long text',
      'right-to-left',
      '320 px',
      '200% text',
      'light',
      'dark',
      'high contrast',
      'forced colours',
      'reduced motion',
    ],
  },
  args: { children: 'in the last 30 days' },
  render: (props) => (
    <p>
      12.5% <VisuallyHidden {...props} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announced but not visible. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('in the last 30 days');
    await expect(hidden.offsetWidth).toBe(1);
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('12.5% in the last 30 days');
  },
};
