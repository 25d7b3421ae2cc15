import { inLayer, media, space, textStyle, vars, weight } from '@cardinal/ui/styles';
import { createVar, style } from '@vanilla-extract/css';

const { color, radius, font } = vars;

/** The panel is dark in every theme; its content uses the light theme's paper and ink. */
const ground = createVar();
const dark = { [ground]: color.accent.soft };

export const panel = style(
  inLayer('features', {
    vars: { [ground]: color.accent.pressed },
    display: 'none',
    backgroundColor: ground,
    '@media': {
      [media.lg]: { display: 'grid', alignItems: 'center', padding: space[16] },
      '(prefers-color-scheme: dark)': {
        selectors: { ':root:not([data-cardinal-scheme]) &': { vars: dark } },
      },
    },
    selectors: { '[data-cardinal-scheme="dark"] &': { vars: dark } },
  }),
);

export const content = style(
  inLayer('features', {
    display: 'grid',
    gap: space[16],
    backgroundColor: ground,
  }),
);

export const art = style(
  inLayer('features', { position: 'relative', width: '440px', maxWidth: '100%', height: '336px' }),
);

export const cards = style(
  inLayer('features', {
    display: 'block',
    width: '100%',
    overflow: 'visible',
    direction: 'ltr',
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  }),
);

export const backCard = style(
  inLayer('features', { fill: `color-mix(in oklab, ${color.accent.edge} 30%, ${ground})` }),
);
export const paper = style(inLayer('features', { fill: color.background.canvas }));
export const fold = style(inLayer('features', { fill: color.border.default }));

export const frontCard = style(
  inLayer('features', { filter: `drop-shadow(0 16px 20px ${color.background.scrim})` }),
);

/** Text in the mirrored drawing, flipped back in place. */
const readable = {
  transformBox: 'fill-box',
  transformOrigin: 'center',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
} as const;

export const cardName = style(
  inLayer('features', {
    ...readable,
    fontFamily: font.sans,
    fontSize: '17px',
    fontWeight: weight.display,
    letterSpacing: '-0.012em',
    fill: color.text.default,
  }),
);

export const cardLine = style(
  inLayer('features', {
    ...readable,
    fontFamily: font.sans,
    fontSize: '12.5px',
    fill: color.text.muted,
  }),
);

export const lines = style(
  inLayer('features', {
    stroke: color.border.default,
    strokeWidth: '5px',
    strokeLinecap: 'round',
  }),
);

export const arrow = style(
  inLayer('features', {
    fill: 'none',
    stroke: color.accent.border,
    strokeWidth: '1.5px',
    strokeDasharray: '3 5',
    strokeLinecap: 'round',
  }),
);

export const arrowHead = style(
  inLayer('features', {
    fill: 'none',
    stroke: color.accent.border,
    strokeWidth: '1.5px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

export const lead = style(
  inLayer('features', {
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockEnd: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    width: '348px',
    maxWidth: '100%',
    height: '64px',
    paddingInline: space[4],
    borderRadius: radius.card,
    backgroundColor: color.background.raised,
    boxShadow: vars.shadow.dialog,
    // The edge in forced colours; a border would shift the content.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
  }),
);

export const leadWords = style(inLayer('features', { flex: '1 1 auto', minWidth: 0 }));

export const claim = style(
  inLayer('features', {
    ...textStyle('xl'),
    margin: 0,
    color: color.text.onAccent,
    fontWeight: weight.semibold,
  }),
);
