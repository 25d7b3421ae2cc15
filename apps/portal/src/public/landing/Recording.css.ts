import { focusRing, media, space, textStyle, vars, weight } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';
import { rule } from '../styles.ts';

const { background, border, text } = vars.color;

export const recording = style(
  rule({
    display: 'grid',
    gap: space[8],
    '@media': {
      [media.lg]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', gap: space[12] },
    },
  }),
);

export const video = style(
  rule({
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '1280 / 800',
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.card,
    backgroundColor: background.sunken,
    // Browsers' own size fills the width and hides what the caption is about.
    selectors: { '&:focus-visible': focusRing, '&::cue': { fontSize: '75%' } },
  }),
);

export const stepsTitle = style(rule({ ...textStyle('md'), fontWeight: weight.semibold }));

export const steps = style(
  rule({
    ...textStyle('sm'),
    display: 'grid',
    gap: space[3],
    margin: `${space[3]} 0 0`,
    paddingInlineStart: space[5],
    color: text.muted,
  }),
);
