import { globalStyle, style } from '@vanilla-extract/css';
import {
  inLayer,
  media,
  space,
  tabularNumbers,
  textStyle,
  truncate,
  vars,
  weight,
} from '@cardinal/ui/styles';

const { background, border, status, text } = vars.color;

export const overview = style(
  inLayer('features', { display: 'grid', gap: space[8], paddingBlockStart: space[5] }),
);

/** Container for the layout: the cards adapt to the space in which they are embedded. */
export const room = style(inLayer('features', { containerType: 'inline-size' }));

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Four, two or one per row, as many as fit at the current text size. */
export const totals = style(
  inLayer('features', {
    display: 'grid',
    gap: space[3],
    '@container': {
      '(min-width: 16rem)': columns(2),
      '(min-width: 44rem)': columns(4),
    },
  }),
);

export const head = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    marginBlockEnd: space[3],
  }),
);

export const agents = style(
  inLayer('features', {
    display: 'grid',
    gap: space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container': { '(min-width: 40rem)': columns(2) },
  }),
);

export const agent = style(inLayer('features', { display: 'grid', gap: space[4], minWidth: 0 }));

export const person = style(
  inLayer('features', { display: 'flex', alignItems: 'flex-start', gap: space[3], minWidth: 0 }),
);

export const words = style(inLayer('features', { flex: 1, minWidth: 0 }));

export const name = style(inLayer('features', { ...truncate }));

export const email = style(
  inLayer('features', {
    ...textStyle('xs'),
    ...truncate,
    display: 'block',
    marginBlockStart: space[0.5],
    color: text.subtle,
  }),
);

/** As long as the agent's share of the busiest agent's leads; the hot ones come first. */
export const track = style(
  inLayer('features', {
    display: 'flex',
    gap: '1px',
    height: '4px',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    backgroundColor: background.pressed,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', height: '6px' } },
  }),
);

export const hotPart = style(
  inLayer('features', {
    backgroundColor: status.hot.icon,
    '@media': {
      [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);

export const otherPart = style(
  inLayer('features', {
    backgroundColor: border.default,
    '@media': {
      [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
    },
  }),
);

export const figures = style(
  inLayer('features', {
    display: 'grid',
    gap: space[3],
    margin: 0,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  }),
);

globalStyle(
  `${figures} dt`,
  inLayer('features', {
    ...textStyle('xs'),
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    color: text.subtle,
  }),
);

globalStyle(
  `${figures} dd`,
  inLayer('features', {
    ...textStyle('lg'),
    ...tabularNumbers,
    margin: 0,
    fontWeight: weight.semibold,
  }),
);

export const none = style(inLayer('features', { color: text.subtle }));

export const hotIcon = style(inLayer('features', { color: status.hot.icon }));

export const sum = style(
  inLayer('features', {
    ...textStyle('sm'),
    ...tabularNumbers,
    margin: 0,
    marginBlockStart: space[3],
    color: text.muted,
  }),
);

export const state = style(inLayer('features', { paddingBlock: space[16] }));
