import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { illustrationDrawings } from './illustrationDrawings.tsx';
import { Illustration } from './Illustration.tsx';
import { illustrationGuide } from './Illustration.guide.ts';

const meta = {
  title: 'UI/Layout/Illustration',
  component: Illustration,
  tags: ['autodocs'],
  parameters: { guide: illustrationGuide, notStates: ['long text'] },
  args: { name: 'leads' },
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration: the text beside it conveys the meaning. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

const names = ['leads', 'events', 'search', 'error', 'forbidden', 'offline', 'mail'] as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline gap={6}>
      {names.map((name) => (
        <Stack key={name} gap={2} align="center">
          <Illustration name={name} />
          <Text size="xs" tone="subtle">
            {name}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const shown = canvasElement.querySelectorAll('svg[aria-hidden="true"]');
    await expect(shown).toHaveLength(Object.keys(illustrationDrawings).length);
    await expect(new Set(Array.from(shown, (it) => it.innerHTML)).size).toBe(shown.length);
  },
};
