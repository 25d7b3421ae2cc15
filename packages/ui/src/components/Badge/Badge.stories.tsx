import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CircleAlert, ScanEye } from 'lucide-react';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Badge } from './Badge.tsx';
import { badgeGuide } from './Badge.guide.ts';

const meta = {
  title: 'UI/Status/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: {
    guide: badgeGuide,
    pairs: [
      {
        good: () => <Badge tone="success">Delivered</Badge>,
        goodBecause: 'The word says it; the colour only helps to find it.',
        bad: () => <Badge tone="success">3</Badge>,
        badBecause: 'Colour alone does not say what went well.',
      },
    ],
  },
  args: { children: 'Queued' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Queued').getBoundingClientRect().height).toBe(22);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline gap={3}>
      <Badge>Queued</Badge>
      <Badge tone="success" icon={Check}>
        Sent
      </Badge>
      <Badge tone="warning" icon={ScanEye}>
        Check
      </Badge>
      <Badge tone="danger" icon={CircleAlert}>
        Failed
      </Badge>
      <Badge tone="info">Target</Badge>
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Queued', 'Sent', 'Check', 'Failed', 'Target']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
  },
};

export const LongText: Story = {
  parameters: { width: 160 },
  args: { tone: 'warning', icon: ScanEye, children: 'Benachrichtigungseinstellungen prüfen' },
  play: async ({ canvas, canvasElement }) => {
    const { width } = canvas.getByText(/Benachrichtigung/).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(160);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: { tone: 'success', icon: Check, children: 'تم الإرسال' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('تم الإرسال');
    const icon = badge.querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.right).toBeGreaterThan(badge.getBoundingClientRect().right - 16);
  },
};
