import { inLayer, media, space, textStyle, vars, weight } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

const { color } = vars;

/** The scrim: as that of the lead's dialog, which takes its place. */
export const scrim = style(
  inLayer('features', {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '100vw',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: space[6],
    border: 0,
    backgroundColor: color.background.scrim,
    '@media': { [media.phone]: { padding: 0 } },
  }),
);

export const panel = style(
  inLayer('features', {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '980px',
    height: '100%',
    overflow: 'hidden',
    borderRadius: vars.radius.dialog,
    backgroundColor: color.background.surface,
    boxShadow: vars.shadow.dialog,
    color: color.text.default,
    '@media': { [media.phone]: { borderRadius: 0 } },
  }),
);

export const header = style(
  inLayer('features', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    minHeight: '64px',
    padding: `${space[3]} ${space[4]} ${space[3]} ${space[6]}`,
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    '@media': { [media.phone]: { padding: space[3] } },
  }),
);

export const title = style(
  inLayer('features', {
    ...textStyle('lg'),
    margin: 0,
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
  }),
);

export const words = style(
  inLayer('features', { ...textStyle('sm'), margin: 0, color: color.text.muted }),
);

export const body = style(
  inLayer('features', { display: 'grid', gap: space[4], padding: space[6] }),
);
