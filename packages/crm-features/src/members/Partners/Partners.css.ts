import { style } from '@vanilla-extract/css';
import { inLayer, space, textStyle, truncate, vars, weight } from '@cardinal/ui/styles';

const { background, text } = vars.color;

/** What keys are for, with the button beside it where there is room. */
export const intro = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
  }),
);

/** What keys are for, in lines of a readable length. */
export const hint = style(inLayer('features', { flex: '1 1 20rem', maxWidth: '65ch' }));

export const partnerName = style(
  inLayer('features', { ...truncate, display: 'block', fontWeight: weight.medium }),
);

/** Where a key is used, below its name. */
export const site = style(
  inLayer('features', {
    ...textStyle('xs'),
    ...truncate,
    display: 'block',
    color: text.subtle,
  }),
);

/** Code to copy. */
export const code = style(
  inLayer('features', {
    ...textStyle('xs'),
    display: 'block',
    margin: 0,
    padding: space[3],
    borderRadius: vars.radius.control,
    backgroundColor: background.sunken,
    fontFamily: vars.font.mono,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
);

/** The ways to use a key, one below the other. */
export const ways = style(inLayer('features', { display: 'grid', gap: space[6], minWidth: 0 }));

/** One way to use a key. */
export const way = style(
  inLayer('features', { display: 'grid', gap: space[3], justifyItems: 'start', minWidth: 0 }),
);

/** The QR code keeps black on white in every theme: readers expect it. */
export const qrCode = style(
  inLayer('features', {
    width: '180px',
    height: '180px',
    padding: space[4],
    borderRadius: vars.radius.control,
    backgroundColor: '#fff',
    color: '#000',
    forcedColorAdjust: 'none',
  }),
);
