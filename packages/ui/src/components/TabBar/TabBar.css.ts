import { style } from '@vanilla-extract/css';
import {
  component,
  focusRing,
  focusRingInset,
  layer,
  layout,
  media,
  textStyle,
  transition,
  truncate,
  vars,
  weight,
} from '../../styles/index.ts';
import { count as pill } from '../SidebarNav/count.css.ts';

const { color } = vars;

export const tabBar = style(
  component({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: layer.tabbar,
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
    borderBlockStart: `1px solid ${color.border.subtle}`,
    backgroundColor: color.background.surface,
  }),
);

export const items = style(
  component({
    display: 'flex',
    height: layout.tabbarPhone,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const place = style(
  component({ display: 'flex', flex: '1 1 0', minWidth: 0, justifyContent: 'center' }),
);

export const item = style(
  component({
    ...textStyle('xs'),
    ...transition('color'),
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    flex: '1 1 auto',
    minWidth: 0,
    color: color.text.muted,
    fontWeight: weight.medium,
    textDecoration: 'none',
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-pressed]': { color: color.text.default, backgroundColor: color.background.pressed },
      '&[aria-current="page"]': {
        color: color.accent.text,
        '@media': {
          [media.forcedColors]: {
            forcedColorAdjust: 'none',
            color: 'HighlightText',
            backgroundColor: 'Highlight',
          },
        },
      },
      '&[data-focus-visible]': { ...focusRingInset, outlineOffset: '-3px' },
    },
  }),
);

export const label = style(
  component({
    ...truncate,
    maxWidth: '100%',
    paddingInline: '2px',
    // Larger labels do not fit on the narrowest phone; the menu shows them at full size.
    fontSize: `min(${textStyle('xs').fontSize}, 15px)`,
  }),
);

/** Beside the icon, whose centre is that of the item. */
export const count = style([
  pill,
  component({
    position: 'absolute',
    insetBlockStart: '6px',
    insetInlineStart: 'calc(50% + 4px)',
  }),
]);

/** The main action within reach of the thumb, raised above the edge of the bar. */
export const raised = style(
  component({
    ...transition('background-color'),
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '56px',
    height: '56px',
    marginBlockStart: '-4px',
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    backgroundColor: color.accent.fill,
    color: color.text.onAccent,
    boxShadow: vars.shadow.low,
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-pressed]': { backgroundColor: color.accent.pressed },
      '&[data-focus-visible]': focusRing,
    },
  }),
);
