import {
  Badge,
  brandCss,
  brandTheme,
  CopyButton,
  Grid,
  Heading,
  Inline,
  InlineAlert,
  Stack,
  Text,
  TextArea,
  ThemeProvider,
  type Brand,
} from '@cardinal/ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { brandColors, brandRamps } from '../../packages/ui/src/theme/brand.ts';
import { contrastPairs, lowestContrast } from '../../packages/ui/src/theme/contrastPairs.ts';
import type { Scheme } from '../../packages/ui/src/theme/ramps.ts';
import { ContrastTable } from '../Foundations/ContrastTable.tsx';
import { Ramp } from '../Foundations/Ramp.tsx';
import { SmallScreen } from './SmallScreen.tsx';
import { sheet } from './SmallScreen.css.ts';

/** Props of Playground: the six inputs of a brand. */
export interface PlaygroundProps extends Required<Omit<Brand, 'scheme'>> {
  scheme: Scheme;
}

/** The error of a brand as text; none if a theme can be created from it. */
function problemOf(brand: Brand): string | undefined {
  try {
    brandCss(brand);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function Measured({ brand, scheme }: { brand: Brand; scheme: Scheme }) {
  const pairs = contrastPairs(brandColors(brand, scheme, 'normal'));
  const missed = pairs.filter((pair) => lowestContrast(pair).ratio < pair.needs).length;
  return (
    <Stack gap={4}>
      <Inline gap={3}>
        <Heading level={2}>Contrast</Heading>
        {missed === 0 ? (
          <Badge tone="success" icon={CircleCheck}>
            All pairs pass
          </Badge>
        ) : (
          <Badge tone="danger" icon={TriangleAlert}>
            {missed} pairs fail
          </Badge>
        )}
      </Inline>
      <ContrastTable pairs={pairs} />
    </Stack>
  );
}

/** A preview of a brand: a screen, its ramps, its contrast, its style sheet. */
export function Playground({ scheme, ...look }: PlaygroundProps) {
  const problem = problemOf(look);
  if (problem !== undefined) {
    return (
      <InlineAlert tone="danger" title="This brand can’t be worked out">
        {problem}
      </InlineAlert>
    );
  }
  const css = brandCss(look);
  const { neutral, pine } = brandRamps(look, scheme);
  return (
    <Grid columns={{ phone: 1, tablet: 1, desktop: 2 }} gap={8}>
      <ThemeProvider
        target="self"
        brand={brandTheme(look)}
        scheme={scheme}
        contrast="normal"
        density={look.density}
      >
        <SmallScreen title="Your brand" />
      </ThemeProvider>
      <Stack gap={8}>
        <Stack gap={4}>
          <Heading level={2}>Ramps</Heading>
          <Ramp name="Neutral" steps={neutral} />
          <Ramp name="Accent" steps={pine} />
        </Stack>
        <Stack gap={3}>
          <Inline justify="between">
            <Heading level={2}>Style sheet</Heading>
            <CopyButton value={css}>Copy CSS</CopyButton>
          </Inline>
          <Text tone="muted">
            Both schemes and both contrasts; load it after Cardinal’s own styles.
          </Text>
          <TextArea className={sheet} aria-label="Style sheet" value={css} rows={12} isReadOnly />
        </Stack>
        <Measured brand={look} scheme={scheme} />
      </Stack>
    </Grid>
  );
}
