import { createContainer, style } from '@vanilla-extract/css';
import {
  component,
  focusRing,
  media,
  screenOnly,
  space,
  tabularNumbers,
  textStyle,
  transition,
  truncate,
  vars,
} from '../../styles/index.ts';

const { color } = vars;
const bar = createContainer();
const isNarrow = `${bar} (max-width: 40rem)`;
const isWide = `${bar} (min-width: 40.01rem)`;

/** Responds to the width of its container, not of the page. */
export const frame = style([
  screenOnly,
  component({
    display: 'block',
    containerType: 'inline-size',
    containerName: bar,
    minWidth: 0,
    paddingBlock: space[3],
  }),
]);

export const row = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    '@container': { [isNarrow]: { flexWrap: 'nowrap' } },
  }),
);

export const search = style(
  component({
    // Grows into what is free: with its full width as the basis, the row would wrap before it shrinks.
    flex: '1 1 160px',
    maxWidth: '300px',
    '@container': { [isNarrow]: { flex: '1 1 0', minWidth: 0, maxWidth: 'none' } },
  }),
);

export const inline = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    minWidth: 0,
    '@container': { [isNarrow]: { display: 'none' } },
  }),
);

export const sheetButton = style(
  component({
    display: 'none',
    '@container': { [isNarrow]: { display: 'inline-flex' } },
  }),
);

/** As high as the filters beside it, until it stands alone. */
export const sheetButtonAlways = style(
  component({
    '@container': {
      [isWide]: { minHeight: vars.control.md, height: vars.control.md, paddingInline: space[3] },
    },
  }),
);

/** What stands at the end of the row wraps together, and stays at the end. */
export const end = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    marginInlineStart: 'auto',
  }),
);

/** Where space is limited, the sort order is in the sheet. After `end`, which it hides if alone in it. */
export const order = style(component({ '@container': { [isNarrow]: { display: 'none' } } }));

export const sheet = style(component({ display: 'flex', flexDirection: 'column', gap: space[4] }));

/**
 * Active filters and result count; the same height without chips, so that the list does not jump.
 */
export const filterRow = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    minHeight: vars.control.sm,
    marginBlockStart: space[2],
  }),
);

export const chipList = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const chip = style(
  component({
    ...textStyle('xs'),
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    maxWidth: '100%',
    minHeight: vars.control.sm,
    paddingInlineStart: '10px',
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.full,
    backgroundColor: color.background.sunken,
    color: color.text.default,
    cursor: 'default',
    selectors: { '&:focus-within:has(:focus-visible)': focusRing },
    '@media': { [media.coarse]: { minHeight: vars.control.md } },
  }),
);

export const chipWords = style(component({ ...truncate, maxWidth: '36ch' }));
export const chipLabel = style(component({ color: color.text.muted }));

export const chipRemove = style(
  component({
    ...transition('background-color', 'color'),
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '22px',
    height: '22px',
    marginInline: '4px 2px',
    borderRadius: vars.radius.full,
    color: color.icon.default,
    cursor: 'pointer',
    selectors: {
      // The focus ring surrounds the whole chip.
      '&:focus-visible': { outline: 'none' },
      '&:active': { backgroundColor: color.background.pressed },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:active)': {
            backgroundColor: color.background.hover,
            color: color.text.default,
          },
        },
      },
      // The touch target is larger than the visible button.
      [media.coarse]: {
        selectors: { '&::after': { content: '""', position: 'absolute', inset: '-11px' } },
      },
    },
  }),
);

export const summary = style(
  component({
    ...textStyle('xs'),
    ...tabularNumbers,
    marginInlineStart: 'auto',
    borderRadius: '2px',
    color: color.text.muted,
    selectors: { '&:empty': { margin: 0 } },
  }),
);
