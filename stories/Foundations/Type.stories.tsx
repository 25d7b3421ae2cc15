import { Heading, Inline, Stack, Text } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type, weight } from '../../packages/ui/src/theme/scales.ts';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sample = 'From a card in your hand to a lead you can follow up';

/** Every size with its line height and letter spacing. */
export const Scale: Story = {
  render: () => (
    <Stack gap={6}>
      {Object.entries(type).map(([name, { size, lineHeight, tracking }]) => (
        <Stack key={name} gap={1}>
          <Text size="xs" tone="subtle" numeric>
            {name}: {size} / {lineHeight}, {tracking}
          </Text>
          <div style={{ fontSize: size, lineHeight, letterSpacing: tracking }}>{sample}</div>
        </Stack>
      ))}
    </Stack>
  ),
  play: async () => {
    await document.fonts.load('400 16px "Inter Variable"');
    await expect(document.fonts.check('400 16px "Inter Variable"')).toBe(true);
  },
};

/** Four weights; 640 only for the largest size. */
export const Weights: Story = {
  render: () => (
    <Stack gap={3}>
      {Object.entries(weight).map(([name, value]) => (
        <Inline key={name} gap={4} align="baseline">
          <Text size="xs" tone="subtle" numeric>
            {name} {value}
          </Text>
          <span style={{ fontSize: 20, fontWeight: value }}>{sample}</span>
        </Inline>
      ))}
    </Stack>
  ),
  // The font has each of the weights: heavier text is wider.
  play: async ({ canvas }) => {
    await document.fonts.load('400 20px "Inter Variable"');
    const widths = canvas.getAllByText(sample).map((text) => text.getBoundingClientRect().width);
    await expect(widths).toHaveLength(Object.keys(weight).length);
    await expect(widths).toEqual([...new Set(widths)].toSorted((one, other) => one - other));
  },
};

/** How many characters each line of a text has. */
function charactersByLine(text: Node): number[] {
  const range = document.createRange();
  const tops = Array.from({ length: text.textContent?.length ?? 0 }, (_, index) => {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().top;
  });
  return [...new Set(tops)].map((line) => tops.filter((top) => top === line).length);
}

/** Prose is at most 70 `ch` wide: some 85 characters, as letters are narrower than the digit 0. */
export const Prose: Story = {
  render: () => (
    <Stack gap={2} style={{ maxWidth: '70ch' }}>
      <Heading level={2}>Let names breathe</Heading>
      <Text as="p" size="md">
        The title says where you are, one primary action stands out, and everything else is quiet. A
        line of at most seventy characters is read without losing the way back to its start.
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await document.fonts.load('400 16px "Inter Variable"');
    const lines = charactersByLine(canvas.getByText(/^The title/).firstChild ?? document);
    await expect(lines.length).toBeGreaterThan(1);
    await expect(Math.max(...lines)).toBeLessThanOrEqual(90);
  },
};
