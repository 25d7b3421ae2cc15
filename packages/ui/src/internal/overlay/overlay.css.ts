import { keyframes, style } from '@vanilla-extract/css';
import { component, layer, media, screenOnly, textStyle, vars } from '../../styles/index.ts';

const { color } = vars;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(var(--rise, 4px))' } });

/** A floating surface beside its trigger: menus, option lists, popovers. */
export const popoverSurface = style([
  screenOnly,
  component({
    zIndex: layer.popover,
    maxWidth: 'min(420px, calc(100vw - 16px))',
    overflow: 'auto',
    // Hidden by the shadow's hairline, but drawn in forced colours.
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    backgroundColor: color.background.raised,
    color: color.text.default,
    boxShadow: vars.shadow.popover,
    outline: 'none',
    vars: { '--rise': '4px' },
    selectors: {
      '&[data-placement="top"]': { vars: { '--rise': '-4px' } },
      '&[data-entering]': { animation: `${appear} ${vars.motion.base} ${vars.motion.out}` },
      '&[data-exiting]': { animation: `${appear} ${vars.motion.fast} ${vars.motion.exit} reverse` },
    },
  }),
]);

/** The list in such a surface: `role` menu or listbox. */
export const list = style(
  component({
    minWidth: '160px',
    padding: '4px',
    outline: 'none',
    display: 'flex',
    flexDirection: 'column',
  }),
);

/** One line of the list: icon, label, and a mark or key at the end. */
export const listItem = style(
  component({
    ...textStyle('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: vars.control.md,
    paddingInline: '8px',
    paddingBlock: '4px',
    borderRadius: vars.radius.control,
    outline: 'none',
    cursor: 'default',
    color: color.text.default,
    textDecoration: 'none',
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-hovered]': {
        '@media': { [media.hover]: { backgroundColor: color.background.hover } },
      },
      '&[data-focused]': { backgroundColor: color.background.hover },
      '&[data-focus-visible]': { backgroundColor: color.background.pressed },
      '&[data-pressed], &[data-open]': { backgroundColor: color.background.pressed },
      '&[data-disabled]': { color: color.text.disabled },
    },
    '@media': {
      [media.coarse]: { minHeight: vars.control.lg },
      [media.forcedColors]: {
        color: 'CanvasText',
        selectors: {
          '&[data-hovered], &[data-focused], &[data-focus-visible], &[data-pressed], &[data-open]':
            { backgroundColor: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

/** The label of a line; everything else is at the end of the line. */
export const listItemLabel = style(
  component({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }),
);

/** A shortcut or an icon at the end of a line. */
export const listItemEnd = style(
  component({ flex: 'none', marginInlineStart: '16px', color: color.text.subtle }),
);

/** The icon of the chosen line. */
export const listItemCheck = style(
  component({
    flex: 'none',
    marginInlineStart: '16px',
    color: color.accent.text,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
);
