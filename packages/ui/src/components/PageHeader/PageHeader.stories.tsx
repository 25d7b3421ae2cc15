import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, ScanLine } from 'lucide-react';
import { expect } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { readsLeftToRight } from '../../internal/storyStates.ts';
import { Button } from '../Button/index.ts';
import { PageHeader, focusPageTitle } from './PageHeader.tsx';
import { pageHeaderGuide } from './PageHeader.guide.ts';

const meta = {
  title: 'UI/Shell/PageHeader',
  component: PageHeader,
  tags: ['autodocs'],
  parameters: { guide: pageHeaderGuide, notStates: ['hover', 'pressed'] },
  args: {
    title: 'Dashboard',
    description: 'Friday 21 November · 9 leads need an answer from you today',
    actions: (
      <>
        <Button icon={Download}>Export</Button>
        <Button variant="primary" icon={ScanLine} shortcut="C">
          Capture lead
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Dashboard' });
    await expect(getComputedStyle(title).fontSize).toBe('20px');
    const actions = canvas.getAllByRole('button');
    await expect(actions.at(-1)).toHaveAccessibleName('Capture lead');
  },
};

export const TakesTheFocus: Story = {
  tags: ['!dev'],
  parameters: { states: ['focus'] },
  args: { actions: undefined },
  play: async ({ canvas }) => {
    focusPageTitle();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const TitleAlone: Story = {
  args: { title: 'Profile Settings', description: undefined, actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Narrow: Story = {
  tags: ['on-sheet'],
  parameters: { states: ['long text'], width: 288 },
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitänsvereinigung' },
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  parameters: { direction: 'rtl' },
  args: { title: 'لوحة المعلومات', description: 'تسعة عملاء ينتظرون ردك اليوم' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    for (const action of canvas.getAllByRole('button')) {
      await expect(action.getBoundingClientRect().right).toBeLessThan(title.left);
    }
  },
};

/** A text of the other direction keeps its order, also if it begins with a number. */
export const EnglishInRightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: { description: '5 leads have nobody yet (the oldest has waited 19 days).' },
  play: async ({ canvas }) => {
    await expect(readsLeftToRight(canvas.getByText(/^5 leads/))).toBe(true);
  },
};
