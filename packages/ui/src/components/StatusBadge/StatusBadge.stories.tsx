import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { statusBadgeGuide } from './StatusBadge.guide.ts';

const meta = {
  title: 'UI/Status/StatusBadge',
  component: StatusBadge,
  tags: ['autodocs'],
  parameters: { guide: statusBadgeGuide },
  args: { tone: 'hot', children: 'Hot' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const statuses = [
  ['hot', 'Hot'],
  ['warm', 'Warm'],
  ['cold', 'Cold'],
  ['closed', 'Closed'],
] as const;

export const Default: Story = {
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Hot').parentElement;
    await expect(badge?.getBoundingClientRect().height).toBe(28);
    await expect(badge?.querySelector('svg')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={3}>
      {(['md', 'lg'] as const).map((size) => (
        <Inline key={size} gap={2}>
          {statuses.map(([tone, word]) => (
            <StatusBadge key={tone} tone={tone} size={size}>
              {word}
            </StatusBadge>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const [, word] of statuses) await expect(canvas.getAllByText(word)).toHaveLength(2);
  },
};

export const LongText: Story = {
  parameters: { width: 140 },
  args: { tone: 'closed', children: 'Abgeschlossen und archiviert' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText(/Abgeschlossen/).parentElement;
    await expect(badge?.getBoundingClientRect().width).toBeLessThanOrEqual(140);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  parameters: { direction: 'rtl' },
  args: { tone: 'warm', children: 'دافئ' },
  play: async ({ canvas }) => {
    const word = canvas.getByText('دافئ');
    const icon = word.previousElementSibling?.getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThanOrEqual(word.getBoundingClientRect().right);
  },
};
