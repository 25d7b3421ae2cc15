import { brandTheme, Grid, ThemeProvider, type Brand } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandColors } from '../../packages/ui/src/theme/brand.ts';
import { contrastPairs, lowestContrast } from '../../packages/ui/src/theme/contrastPairs.ts';
import { SmallScreen } from './SmallScreen.tsx';
import { brands } from './brands.ts';

interface BrandedProps {
  name: string;
  brand: Brand;
}

function InBothSchemes({ name, brand }: BrandedProps) {
  const theme = brandTheme(brand);
  return (
    <Grid columns={{ phone: 1, tablet: 1, desktop: 2 }} gap={4}>
      {(['light', 'dark'] as const).map((scheme) => (
        <ThemeProvider key={scheme} target="self" brand={theme} scheme={scheme} contrast="normal">
          <SmallScreen title={`${name}, ${scheme}`} />
        </ThemeProvider>
      ))}
    </Grid>
  );
}

const meta = {
  title: 'Theming/Brands',
  component: InBothSchemes,
  play: async ({ canvas, args }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Save lead' });
    const radius = button && getComputedStyle(button).borderRadius;
    await expect(radius).toBe(`${args.brand.radius}px`);
    const missed = (['light', 'dark'] as const).flatMap((scheme) =>
      contrastPairs(brandColors(args.brand, scheme, 'normal')).filter(
        (pair) => lowestContrast(pair).ratio < pair.needs,
      ),
    );
    await expect(missed).toEqual([]);
  },
} satisfies Meta<typeof InBothSchemes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A port authority: navy, square, dense. */
export const Harbour: Story = { args: { name: 'Harbour', brand: brands.Harbour } };

/** A chain of hostels. Its yellow is too pale on a light background, so it is darkened there. */
export const Marigold: Story = { args: { name: 'Marigold', brand: brands.Marigold } };

/** A publishing house: no colour, serifs, square corners. */
export const Graphite: Story = { args: { name: 'Graphite', brand: brands.Graphite } };
