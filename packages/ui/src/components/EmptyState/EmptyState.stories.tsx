import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScanLine } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';
import { emptyStateGuide } from './EmptyState.guide.ts';

const capture = fn();

const meta = {
  title: 'UI/Feedback/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  parameters: { guide: emptyStateGuide, notStates: ['hover', 'focus', 'pressed'] },
  args: {
    illustration: 'leads',
    title: 'No leads yet',
    description:
      'Scan the first business card and its details land here, ready to call, write to and follow up.',
    action: (
      <Button variant="primary" icon={ScanLine} onPress={() => capture()}>
        Capture lead
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    capture.mockClear();
    await expect(canvas.getByRole('heading', { level: 2, name: 'No leads yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Capture lead' }));
    await expect(capture).toHaveBeenCalledTimes(1);
  },
};

export const WithoutAction: Story = {
  args: {
    illustration: 'search',
    title: 'No lead matches',
    description: 'Try fewer words.',
    action: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  parameters: { width: 320 },
  args: {
    title: 'Für diese Veranstaltung wurden noch keine Interessentinnen und Interessenten erfasst',
    description:
      'Sobald die erste Visitenkarte eingelesen ist, erscheinen hier Name, Unternehmen und Telefonnummer: Donaudampfschifffahrtsgesellschaftskapitänsvereinigung.',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Capture lead' })).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  parameters: { direction: 'rtl' },
  args: { title: 'لا عملاء بعد', description: 'امسح أول بطاقة عمل.', action: undefined },
  play: async ({ canvas }) => {
    const [sentence] = canvas.getByText(/^امسح/).childNodes;
    if (!(sentence instanceof Text)) throw new Error('No description');
    const stop = document.createRange();
    stop.setStart(sentence, sentence.length - 1);
    stop.setEnd(sentence, sentence.length);
    const words = document.createRange();
    words.selectNodeContents(sentence);
    const { left } = words.getBoundingClientRect();
    await expect(stop.getBoundingClientRect().left, 'ends at the left').toBeCloseTo(left, 0);
  },
};
