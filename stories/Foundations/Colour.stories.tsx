import { Heading, Stack, Text } from '@cardinal/ui';
import { vars } from '@cardinal/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrastPairs, lowestContrast } from '../../packages/ui/src/theme/contrastPairs.ts';
import { ramps } from '../../packages/ui/src/theme/ramps.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { colour, swatchColour, swatches } from './Foundations.css.ts';
import { Ramp } from './Ramp.tsx';
import { themeColors, useThemeColors } from './themeColors.ts';

const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The colours of swatches as they are drawn, without those that are missing. */
const drawnColors = (swatches: Iterable<Element>) =>
  [...swatches]
    .map((swatch) => getComputedStyle(swatch).backgroundColor)
    .filter((color) => color !== 'rgba(0, 0, 0, 0)');

/** Twelve steps per hue, designed separately for light and dark. */
export const RampsOfBothSchemes: Story = {
  name: 'Ramps',
  render: () => (
    <Stack gap={8}>
      {(['light', 'dark'] as const).map((scheme) => (
        <Stack gap={3} key={scheme}>
          <Heading level={2}>{scheme === 'light' ? 'Light' : 'Dark'}</Heading>
          <Stack gap={6}>
            {Object.entries(ramps[scheme]).map(([name, steps]) => (
              <Ramp key={name} name={name} steps={steps} />
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const hues = [...Object.values(ramps.light), ...Object.values(ramps.dark)];
    const drawn = drawnColors(canvasElement.getElementsByClassName(colour));
    await expect(drawn).toHaveLength(hues.length * 12);
  },
};

const purposes = {
  Grounds: vars.color.background,
  Text: vars.color.text,
  Lines: vars.color.border,
  Icons: vars.color.icon,
  Focus: vars.color.focus,
  Accent: vars.color.accent,
  Danger: vars.color.danger,
  Success: vars.color.success,
  Warning: vars.color.warning,
  Information: vars.color.info,
  'Status hot': vars.color.status.hot,
  'Status warm': vars.color.status.warm,
  'Status cold': vars.color.status.cold,
  'Status closed': vars.color.status.closed,
};

/** The colours of drawings and of the logo, which components do not use, are on the page of icons. */
const { illustration: _drawings, logo: _logo, ...usedByComponents } = vars.color;

const leaves = (tree: object): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? value : leaves(value)));

/** The colours that components use: by purpose, never by hue. */
export const Purposes: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      {Object.entries(purposes).map(([group, colors]) => (
        <Stack gap={3} key={group}>
          <Heading level={2} size="md">
            {group}
          </Heading>
          <div className={swatches}>
            {Object.entries(colors).map(([name, color]) => (
              <Stack gap={1} key={name}>
                <div className={swatchColour} style={{ backgroundColor: color }} />
                <Text size="xs" tone="muted">
                  {name}
                </Text>
              </Stack>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const drawn = drawnColors(canvasElement.getElementsByClassName(swatchColour));
    await expect(drawn).toHaveLength(leaves(usedByComponents).length);
  },
};

function LiveContrast() {
  return <ContrastTable pairs={contrastPairs(useThemeColors())} />;
}

/** Measured in the browser, from the CSS variables of the current theme. */
export const Contrast: Story = {
  render: () => <LiveContrast />,
  play: async ({ canvasElement }) => {
    const missed = contrastPairs(themeColors(canvasElement)).filter(
      (pair) => lowestContrast(pair).ratio < pair.needs,
    );
    await expect(missed).toEqual([]);
  },
};
