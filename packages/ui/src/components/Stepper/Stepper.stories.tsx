import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inState, longText } from '../../internal/storyStates.ts';
import { Stack } from '../Stack/index.ts';
import { Stepper } from './Stepper.tsx';
import { stepperGuide } from './Stepper.guide.ts';

const steps = [
  { id: 'upload', label: 'Upload' },
  { id: 'check', label: 'Map and check' },
  { id: 'import', label: 'Import' },
] as const;

const meta = {
  title: 'UI/Navigation/Stepper',
  component: Stepper,
  tags: ['autodocs'],
  parameters: { guide: stepperGuide, width: 640, notStates: ['disabled'] },
  args: { 'aria-label': 'Import', steps, current: 'check', onStepPress: fn() },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list that exposes the current step; only completed steps can be revisited. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('list', { name: 'Import' });
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(list.children).toHaveLength(3);
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(first).not.toHaveAttribute('aria-current');
    await expect(third).not.toHaveAttribute('aria-current');
    const back = canvas.getByRole('button', { name: 'Upload (completed)' });
    await userEvent.click(back);
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepPress).toHaveBeenCalledTimes(2);
    await expect(args.onStepPress).toHaveBeenCalledWith('upload');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** First, last, all completed, one that needs attention; hovered and focused; in a column. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { width: 720, states: ['hover', 'focus', 'pressed', 'invalid'] },
  render: (args) => (
    <Stack gap={6}>
      <Stepper {...args} aria-label="At the start" current="upload" onStepPress={undefined} />
      <Stepper {...args} aria-label="Nearly there" current="import" />
      <Stepper {...args} aria-label="Done" current={null} onStepPress={undefined} />
      <Stepper
        {...args}
        aria-label="Invalid"
        current="import"
        steps={[
          { id: 'upload', label: 'Upload', description: 'messe-kontakte.xlsx' },
          { id: 'check', label: 'Map and check', description: '6 with errors', isInvalid: true },
          { id: 'import', label: 'Import', description: '231 leads' },
        ]}
      />
      <Stepper {...args} aria-label="In a column" orientation="vertical" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem', { current: 'step' })).toHaveLength(4);
    const failed = canvas.getByRole('button', { name: /Map and check \(needs attention\)/ });
    await expect(failed).toBeVisible();
    const [hovered, focused, pressed] = canvas.getAllByRole('button');
    inState('hovered')(hovered ?? null);
    inState('focus-visible')(focused ?? null);
    inState('pressed')(pressed ?? null);
    const left = (name: string) =>
      [...canvas.getByRole('list', { name }).children].map((li) => li.getBoundingClientRect().left);
    await expect(new Set(left('Done')).size).toBe(3);
    await expect(new Set(left('In a column')).size).toBe(1);
  },
};

/** In a column, where a row does not fit. */
export const Narrow: Story = {
  parameters: { width: 320, states: ['long text'] },
  args: {
    steps: [
      { id: 'upload', label: 'Upload', description: 'messe-kontakte.xlsx, 248 rows' },
      { id: 'check', label: longText, description: longText },
      { id: 'import', label: 'Import' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const lefts = canvas.getAllByRole('listitem').map((li) => li.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: {
    'aria-label': 'استيراد',
    steps: [
      { id: 'upload', label: 'رفع الملف' },
      { id: 'check', label: 'المطابقة' },
      { id: 'import', label: 'استيراد' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? Infinity,
    );
  },
};

/** Text at 200% leaves no room for a row, so the steps form a column. */
export const LargeText: Story = {
  parameters: { textScale: 2 },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('listitem').map((li) => li.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { ...Matrix.parameters, media: { forcedColors: 'active' } },
};
