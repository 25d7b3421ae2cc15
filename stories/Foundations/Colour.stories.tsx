import { Heading, Stack, Text } from '@cardinal/ui';
import { vars } from '@cardinal/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { parseColor, toHex } from '../../packages/ui/src/theme/color.ts';
import { contrastPairs, lowestContrast } from '../../packages/ui/src/theme/contrastPairs.ts';
import { ramps } from '../../packages/ui/src/theme/ramps.ts';
import type { Scheme } from '../../packages/ui/src/theme/ramps.ts';
import { colorsOf } from '../../packages/ui/src/theme/resolve.ts';
import type { Contrast } from '../../packages/ui/src/theme/resolve.ts';

const meta = {
  title: 'Foundations/Colour',
  parameters: {
    docs: {
      description: {
        component:
          'Components read semantic names only; the ramps below are what those names point to. ' +
          'Steps: 1–2 grounds, 3–5 soft fills, 6–7 decorative lines, 8 control edges, 9–10 fills ' +
          'and icons, 11 text, 12 ink.',
      },
    },
  },
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const figure = (ratio: number) => ratio.toFixed(2);

function Ramps({ scheme }: { scheme: Scheme }) {
  return (
    <Stack gap={3}>
      <Heading level={2}>{scheme === 'light' ? 'Light' : 'Dark'}</Heading>
      {Object.entries<Record<number, string>>(ramps[scheme]).map(([name, steps]) => (
        <Stack key={name} gap={1}>
          <Text size="xs" weight="medium">
            {name}
          </Text>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(12, 1fr)' }}>
            {Object.entries<string>(steps).map(([step, color]) => (
              <div key={step}>
                <div style={{ background: color, height: 36 }} />
                <Text size="xs" tone="subtle" numeric>
                  {step}
                  <br />
                  {toHex(parseColor(color))}
                </Text>
              </div>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

/** Twelve steps a hue, drawn apart for light and dark. */
export const RampsOfBothSchemes: Story = {
  name: 'Ramps',
  render: () => (
    <Stack gap={8}>
      <Ramps scheme="light" />
      <Ramps scheme="dark" />
    </Stack>
  ),
};

const themes: { name: string; scheme: Scheme; contrast: Contrast }[] = [
  { name: 'Light', scheme: 'light', contrast: 'normal' },
  { name: 'Dark', scheme: 'dark', contrast: 'normal' },
  { name: 'Light, high', scheme: 'light', contrast: 'high' },
  { name: 'Dark, high', scheme: 'dark', contrast: 'high' },
];

const measured = themes.map(({ scheme, contrast }) =>
  contrastPairs(colorsOf(scheme, contrast)).map((pair) => ({
    pair,
    ratio: lowestContrast(pair).ratio,
  })),
);

const cell = { padding: '4px 16px 4px 0', textAlign: 'start' } as const;

/** Worked out from the tokens as the page opens: the lowest contrast of each pair in each theme. */
export const ContrastFigures: Story = {
  name: 'Contrast',
  render: () => (
    <table>
      <thead>
        <tr style={{ borderBottom: `1px solid ${vars.color.border.default}` }}>
          {['Foreground', 'Against', 'Needs', ...themes.map(({ name }) => name)].map((title) => (
            <th key={title} scope="col" style={cell}>
              <Text size="xs" weight="semibold">
                {title}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measured[0]?.map(({ pair }, row) => (
          <tr key={pair.name} style={{ borderBottom: `1px solid ${vars.color.border.subtle}` }}>
            <th scope="row" style={cell}>
              <Text size="xs" weight="medium">
                {pair.name}
              </Text>
            </th>
            <td style={cell}>
              <Text size="xs" tone="subtle">
                {Object.keys(pair.backgrounds).join(', ')}
              </Text>
            </td>
            <td style={cell}>
              <Text size="xs" numeric>
                {pair.needs}
              </Text>
            </td>
            {measured.map((theme, column) => (
              <td key={themes[column]?.name} style={cell}>
                <Text size="xs" numeric>
                  {figure(theme[row]?.ratio ?? 0)}
                </Text>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
  async play() {
    const missed = measured.flat().filter(({ pair, ratio }) => ratio < pair.needs);
    await expect(missed).toEqual([]);
  },
};
