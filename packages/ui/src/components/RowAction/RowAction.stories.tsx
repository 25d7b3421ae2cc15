import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { RowAction } from './RowAction.tsx';
import { rowActionGuide } from './RowAction.guide.ts';
import { call, email } from './RowAction.stories.css.ts';

const meta = {
  title: 'UI/Actions/RowAction',
  component: RowAction,
  tags: ['autodocs'],
  parameters: {
    guide: rowActionGuide,
    notStates: ['long text', 'loading', 'busy', 'right-to-left', '200% text'],
  },
  args: { 'aria-label': 'Email Grace Mwangi', icon: email, onPress: fn() },
} satisfies Meta<typeof RowAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Email Grace Mwangi' });
    await expect(button.childElementCount, 'one element').toBe(0);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

/** In a hovered row and in an idle one; the last action is disabled and shows the reason. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['disabled'] },
  render: (args) => (
    <Inline gap={4}>
      <RowAction {...args} />
      <RowAction {...args} aria-label="Call Grace Mwangi" icon={call} />
      <RowAction
        {...args}
        aria-label="Call Thomas Bergmann"
        icon={call}
        disabledReason="No phone number"
      />
    </Inline>
  ),
  play: async ({ canvas, args }) => {
    const disabled = canvas.getByRole('button', { name: 'Call Thomas Bergmann' });
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await expect(disabled).toHaveAccessibleDescription('No phone number');
    await userEvent.click(disabled);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** The icons stay visible in forced colours. */
export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const colorOf = (name: string) =>
      getComputedStyle(canvas.getByRole('button', { name }), '::before').backgroundColor;
    await expect(colorOf('Call Thomas Bergmann')).not.toBe(colorOf('Call Grace Mwangi'));
  },
};
