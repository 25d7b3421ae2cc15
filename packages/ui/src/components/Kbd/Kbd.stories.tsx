import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Kbd } from './Kbd.tsx';
import { kbdGuide } from './Kbd.guide.ts';

const meta = {
  title: 'UI/Status/Kbd',
  component: Kbd,
  tags: ['autodocs'],
  parameters: { guide: kbdGuide, notStates: ['long text'] },
  args: { children: 'C' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('C').tagName).toBe('KBD');
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline gap={4} align="center">
      <Kbd>C</Kbd>
      <Kbd>/</Kbd>
      <Kbd>Esc</Kbd>
      <Kbd>Ctrl + Enter</Kbd>
      <Text tone="muted">
        <Kbd>2</Kbd> muted
      </Text>
      <Text tone="accent">
        <Kbd>3</Kbd> accent
      </Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esc').getBoundingClientRect().height).toBe(18);
    await expect(canvas.getByText('C').getBoundingClientRect().width).toBe(18);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  parameters: { direction: 'rtl' },
  args: { children: 'Ctrl' },
  play: async ({ canvas, canvasElement }) => {
    const key = canvas.getByText('Ctrl').getBoundingClientRect();
    await expect(key.right).toBe(canvasElement.getBoundingClientRect().right);
  },
};
