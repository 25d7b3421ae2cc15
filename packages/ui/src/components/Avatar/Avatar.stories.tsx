import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Avatar } from './Avatar.tsx';
import { avatarGuide } from './Avatar.guide.ts';

const meta = {
  title: 'UI/Status/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  parameters: { guide: avatarGuide, notStates: ['long text'] },
  args: { name: 'Grace Mwangi' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const avatar = canvas.getByText('GM');
    await expect(avatar).toHaveAttribute('aria-hidden', 'true');
    await expect(avatar.getBoundingClientRect().width).toBe(32);
  },
};

export const NoLetters: Story = {
  args: { name: '—' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

const names = ['Grace Mwangi', 'Élodie Marchand', 'Cher', 'अनन्या शर्मा', 'Ananya Sharma'];

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={3}>
      {(['neutral', 'accent'] as const).map((tone) => (
        <Inline key={tone} gap={2} align="center">
          {(['sm', 'md', 'lg'] as const).map((size) =>
            names.map((name) => (
              <Avatar key={`${size}-${name}`} name={name} size={size} tone={tone} />
            )),
          )}
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByText('ÉM').map((avatar) => avatar.offsetWidth);
    await expect(widths).toEqual([24, 32, 48, 24, 32, 48]);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: { name: 'محمد علي', size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('م\u200cع')).toBeVisible();
  },
};
