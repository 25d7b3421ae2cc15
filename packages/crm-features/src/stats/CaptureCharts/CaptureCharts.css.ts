import {
  focusRing,
  inLayer,
  printedColors,
  space,
  tabularNumbers,
  textStyle,
  truncate,
  vars,
  weight,
} from '@cardinal/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const room = style(inLayer('features', { containerType: 'inline-size' }));

/** Side by side where there is room; the same height while loading. */
export const charts = style(
  inLayer('features', {
    display: 'grid',
    gap: space[3],
    '@container': {
      '(min-width: 44rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    },
  }),
);

export const panel = style(
  inLayer('features', {
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    minWidth: 0,
    minHeight: '196px',
    padding: space[4],
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.background.surface,
  }),
);

export const head = style(
  inLayer('features', {
    ...textStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    minHeight: vars.control.sm,
  }),
);

export const title = style(inLayer('features', { fontWeight: weight.medium }));

export const reading = style(inLayer('features', { ...tabularNumbers, color: color.text.muted }));

export const toggle = style(inLayer('features', { marginInlineStart: 'auto' }));

export const frame = style(
  inLayer('features', {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    gap: space[1],
  }),
);

export const chart = style(
  inLayer('features', {
    flex: '1 1 auto',
    width: '100%',
    minHeight: '96px',
    height: '96px',
    borderBlockEnd: `1px solid ${color.border.default}`,
    // Time runs in the reading direction.
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  }),
);

export const bars = style(
  inLayer('features', {
    fill: color.accent.fill,
    '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
  }),
);

export const marked = style(
  inLayer('features', {
    fill: color.accent.pressed,
    '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
  }),
);

export const axis = style(
  inLayer('features', {
    ...textStyle('xs'),
    ...tabularNumbers,
    display: 'flex',
    justifyContent: 'space-between',
    color: color.text.subtle,
  }),
);

export const sourceList = style(
  inLayer('features', {
    ...textStyle('sm'),
    display: 'grid',
    flex: '1 1 auto',
    alignContent: 'space-between',
    gap: space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const sourceItem = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[3],
  }),
);

export const sourceName = style(inLayer('features', { ...truncate, color: color.text.muted }));

export const sourceBar = style(
  inLayer('features', {
    ...printedColors,
    minWidth: '2px',
    height: '8px',
    borderRadius: '2px',
    backgroundColor: color.accent.fill,
    '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
  }),
);

export const sourceCount = style(
  inLayer('features', { ...tabularNumbers, minWidth: '3ch', textAlign: 'end' }),
);

export const note = style(
  inLayer('features', { ...textStyle('xs'), margin: 0, color: color.text.subtle }),
);

export const tableBox = style(
  inLayer('features', {
    flex: '1 1 auto',
    height: '120px',
    overflow: 'auto',
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const figures = style(
  inLayer('features', { ...textStyle('sm'), ...tabularNumbers, width: '100%' }),
);
globalStyle(
  `${figures} :is(th, td)`,
  inLayer('features', {
    padding: `${space[1]} ${space[2]}`,
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    fontWeight: weight.regular,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
);
globalStyle(
  `${figures} thead th`,
  inLayer('features', { ...textStyle('xs'), color: color.text.muted }),
);
globalStyle(
  `${figures} :is(th, td):last-child`,
  inLayer('features', { width: '25%', textAlign: 'end' }),
);
