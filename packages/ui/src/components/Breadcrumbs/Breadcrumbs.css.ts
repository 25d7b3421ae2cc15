import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import {
  component,
  media,
  screenOnly,
  space,
  textStyle,
  truncate,
  vars,
  weight,
} from '../../styles/index.ts';

const { color } = vars;
const trail = createContainer();
const isNarrow = `${trail} (max-width: 30rem)`;

/** Responds to the width of its container, not of the page. */
export const frame = style([
  screenOnly,
  component({ containerType: 'inline-size', containerName: trail, minWidth: 0 }),
]);

export const list = style(
  component({
    ...textStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[1],
    minHeight: vars.control.sm,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: color.text.muted,
    '@container': { [isNarrow]: { flexWrap: 'nowrap' } },
  }),
);

const base = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,
    // Where space is limited, the current page is shortened first: its title follows below.
    '@container': {
      [isNarrow]: { selectors: { '&[data-current]': { flex: '1 1 0', minWidth: '6ch' } } },
    },
  }),
);

export const crumb = styleVariants({
  shown: [base],
  /** The levels in the middle, if there is room. */
  between: [base, style(component({ '@container': { [isNarrow]: { display: 'none' } } }))],
  /** The button of the menu, if there is none. */
  more: [
    base,
    style(
      component({
        display: 'none',
        flexShrink: 0,
        '@container': { [isNarrow]: { display: 'inline-flex' } },
      }),
    ),
  ],
});

export const words = style(
  component({
    ...truncate,
    maxWidth: '32ch',
    paddingBlock: '2px',
    textDecorationColor: 'transparent',
    selectors: {
      '&[aria-current]': { maxWidth: '48ch', color: color.text.default, fontWeight: weight.medium },
    },
    '@media': { [media.coarse]: { paddingBlock: '12px' } },
  }),
);

export const separator = style(
  component({
    flex: 'none',
    color: color.icon.subtle,
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  }),
);
