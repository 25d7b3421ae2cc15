import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileSpreadsheet, Keyboard, ScanLine } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { Grid } from '../Grid/index.ts';
import { ActionCard } from './ActionCard.tsx';
import { actionCardGuide } from './ActionCard.guide.ts';

const onPress = fn();

const meta = {
  title: 'UI/Data/ActionCard',
  component: ActionCard,
  tags: ['autodocs'],
  parameters: { guide: actionCardGuide },
  args: {
    icon: ScanLine,
    title: 'Business Card Scan',
    description: 'Photograph a card or choose a picture, and check what was read.',
    onPress,
  },
  beforeEach: () => {
    onPress.mockClear();
  },
} satisfies Meta<typeof ActionCard>;
export default meta;
type Story = StoryObj<typeof ActionCard>;

export const Default: Story = {
  parameters: { width: 360 },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('button', { name: 'Business Card Scan' });
    await expect(card).toHaveAccessibleDescription(/Photograph a card/);
    await userEvent.click(card);
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledTimes(2);
  },
};

export const AsLink: Story = {
  parameters: { width: 360 },
  render: () => (
    <ActionCard
      icon={FileSpreadsheet}
      title="Bulk Import"
      description="From a spreadsheet."
      href="#import"
    />
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Bulk Import' });
    await expect(link).toHaveAttribute('href', '#import');
  },
};

export const Disabled: Story = {
  parameters: { width: 360 },
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['disabled'] },
  render: () => (
    <Grid columns={3} gap={4}>
      <ActionCard
        icon={ScanLine}
        title="Business Card Scan"
        description="Photograph a card."
        onPress={onPress}
      />
      <ActionCard icon={Keyboard} title="Manual Entry" onPress={onPress} />
      <ActionCard
        icon={FileSpreadsheet}
        title="Bulk Import"
        description="From a spreadsheet."
        onPress={onPress}
        isDisabled
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  parameters: { width: 288 },
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsvereinigung',
    description:
      'Fotografieren Sie eine Visitenkarte oder wählen Sie ein Bild von diesem Gerät aus.',
  },
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('button', { name: /^Donaudampfschifffahrts/ });
    await expect(card).toHaveAccessibleDescription(/^Fotografieren Sie/);
    // The card itself is narrower than the control, which covers its border.
    await expect(overflowing(card.parentElement ?? canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  parameters: { direction: 'rtl', width: 360 },
  args: { title: 'مسح بطاقة عمل', description: 'صوّر البطاقة.' },
  play: async ({ canvas, canvasElement }) => {
    const icon = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const title = canvas.getByRole('button').getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThan(title.right);
  },
};
