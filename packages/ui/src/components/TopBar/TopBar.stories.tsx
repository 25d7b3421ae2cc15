import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect } from 'storybook/test';
import { IconButton } from '../IconButton/index.ts';
import { Logo } from '../Logo/index.ts';
import { TopBar } from './TopBar.tsx';
import { topBarGuide } from './TopBar.guide.ts';

const meta = {
  title: 'UI/Shell/TopBar',
  component: TopBar,
  tags: ['autodocs'],
  parameters: {
    guide: topBarGuide,
    notStates: ['hover', 'focus', 'pressed', 'long text'],
    layout: 'fullscreen',
    width: 390,
  },
  args: {
    brand: <Logo withName />,
    actions: <IconButton size="lg" icon={Search} aria-label="Search" />,
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56);
    await expect(canvas.getByRole('button', { name: 'Search' }).offsetWidth).toBe(44);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    const search = canvas.getByRole('button').getBoundingClientRect();
    await expect(search.left - bar.left).toBe(8);
  },
};
