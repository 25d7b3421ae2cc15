import { style } from '@vanilla-extract/css';
import { inLayer, media, space, textStyle, vars } from '@cardinal/ui/styles';

const { color } = vars;

const column = { display: 'flex', flexDirection: 'column' } as const;

export const page = style(inLayer('features', { ...column, gap: space[6] }));

export const section = style(inLayer('features', { ...column, gap: space[4], minWidth: 0 }));

export const sectionHeader = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
  }),
);

export const shortcuts = style(
  inLayer('features', { display: 'flex', flexWrap: 'wrap', gap: space[2] }),
);

/** The field beside its values, or above them where space is limited. */
export const question = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gap: space[3],
    alignItems: 'start',
    '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] } },
  }),
);

export const term = style(
  inLayer('features', {
    ...textStyle('sm'),
    color: color.text.muted,
    '@media': { [media.lg]: { paddingBlockStart: space[4] } },
  }),
);

/** Only the beginning of long notes, so that the next field stays within reach. */
export const value = style(
  inLayer('features', {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 8,
    overflow: 'hidden',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
  }),
);

export const moves = style(
  inLayer('features', {
    ...column,
    ...textStyle('sm'),
    gap: space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const move = style(
  inLayer('features', { display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 }),
);

export const moveIcon = style(inLayer('features', { color: color.icon.subtle, flex: 'none' }));

export const moveWords = style(
  inLayer('features', {
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  }),
);
