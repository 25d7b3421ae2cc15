import { globalStyle, style } from '@vanilla-extract/css';
import {
  focusRingInset,
  inLayer,
  media,
  space,
  tabularNumbers,
  textStyle,
  transition,
  vars,
  weight,
} from '@cardinal/ui/styles';

const { color } = vars;
const feature = (rule: Parameters<typeof inLayer>[1]) => inLayer('features', rule);

export const frame = style(feature({ display: 'flex', flexDirection: 'column', gap: space[4] }));

export const explained = style(
  feature({
    ...textStyle('sm'),
    margin: 0,
    paddingBlockStart: space[4],
    maxWidth: '70ch',
    color: color.text.muted,
  }),
);

/** The list, and the open email beside it; below 1024 px only one of the two. */
export const columns = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[6],
    '@media': { [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const side = style(
  feature({
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    minWidth: 0,
  }),
);

export const list = style(
  feature({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `1px solid ${color.border.subtle}`,
  }),
);

export const item = style(feature({ borderBlockEnd: `1px solid ${color.border.subtle}` }));

export const mail = style(
  feature({
    appearance: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[3],
    width: '100%',
    margin: 0,
    padding: `${space[3]} ${space[3]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'none',
    cursor: 'pointer',
    textAlign: 'start',
    fontFamily: 'inherit',
    color: color.text.default,
    outline: 'none',
    ...transition('background-color'),
    selectors: {
      '&:focus-visible': focusRingInset,
      '&[aria-current="true"]': {
        backgroundColor: color.background.selected,
        boxShadow: `inset 2px 0 ${color.accent.fill}`,
      },
      '&[aria-current="true"]:dir(rtl)': { boxShadow: `inset -2px 0 ${color.accent.fill}` },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-current="true"])': { backgroundColor: color.background.hover },
        },
      },
      [media.forcedColors]: {
        selectors: { '&[aria-current="true"]': { borderColor: 'Highlight' } },
      },
    },
  }),
);

export const to = style(
  feature({
    ...textStyle('sm'),
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontWeight: weight.medium,
  }),
);

export const time = style(
  feature({ ...textStyle('xs'), ...tabularNumbers, color: color.text.muted }),
);

export const subject = style(
  feature({
    ...textStyle('sm'),
    gridColumn: '1 / -1',
    color: color.text.muted,
    overflowWrap: 'anywhere',
  }),
);

export const reader = style(
  feature({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    minWidth: 0,
    outline: 'none',
  }),
);

export const readerHead = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: space[3],
  }),
);

export const title = style(
  feature({
    margin: 0,
    flex: '1 1 16rem',
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

/** The email is on white paper in every theme, as its recipient sees it. */
export const paper = style(
  feature({
    width: '100%',
    height: 'clamp(280px, 55vh, 640px)',
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.card,
    backgroundColor: 'white',
    colorScheme: 'light',
    outline: 'none',
    selectors: { '&:focus-visible': focusRingInset },
  }),
);

export const calendar = style(
  feature({
    ...textStyle('xs'),
    margin: 0,
    maxHeight: '240px',
    overflow: 'auto',
    padding: space[3],
    borderRadius: vars.radius.control,
    backgroundColor: color.background.sunken,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    direction: 'ltr',
  }),
);

export const back = style(feature({ alignSelf: 'flex-start' }));
/** The arrow points to the side from which the list slides in. */
globalStyle(`${back}:dir(rtl) svg`, feature({ scale: '-1 1' }));

export const more = style(feature({ alignSelf: 'flex-start' }));

export const waiting = style(
  feature({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: space[2],
    minHeight: '65px',
    paddingInline: space[3],
    borderBlockEnd: `1px solid ${color.border.subtle}`,
  }),
);
