import { style } from '@vanilla-extract/css';
import {
  component,
  focusRing,
  media,
  textStyle,
  transition,
  truncate,
  vars,
  weight,
} from '../../styles/index.ts';
import { count } from './count.css.ts';

const { color } = vars;

/** From 768 to 1023 px the sidebar is a rail of icons; the labels are for screen readers. */
export const railCondition = `${media.md} and ${media.belowLg}`;

export const nav = style(component({ display: 'flex', flexDirection: 'column', gap: '16px' }));

export const groupLabel = style(
  component({
    ...textStyle('xs'),
    ...truncate,
    display: 'block',
    paddingInline: '10px',
    paddingBlock: '8px',
    fontWeight: weight.medium,
    color: color.text.subtle,
    '@media': {
      // A line takes its place, so that the groups remain visible.
      [railCondition]: {
        height: '1px',
        margin: '8px 4px',
        padding: 0,
        backgroundColor: color.border.default,
        color: 'transparent',
      },
    },
  }),
);

export const items = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const link = style(
  component({
    ...textStyle('sm'),
    ...transition('background-color', 'color'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '32px',
    paddingInline: '10px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: color.text.muted,
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&[data-hovered]': {
        '@media': {
          [media.hover]: { backgroundColor: color.background.pressed, color: color.text.default },
        },
      },
      '&[data-pressed]': { backgroundColor: color.background.pressed },
      '&[data-focus-visible]': focusRing,
      '&[aria-current="page"]': {
        borderColor: color.border.subtle,
        backgroundColor: color.background.raised,
        color: color.text.default,
        boxShadow: vars.shadow.low,
      },
    },
    '@media': {
      [media.coarse]: { minHeight: vars.control.lg },
      [railCondition]: { justifyContent: 'center', paddingInline: 0 },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="page"]': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

export const linkIcon = style(
  component({
    selectors: {
      '[aria-current="page"] > &': {
        color: color.accent.text,
        '@media': { [media.forcedColors]: { color: 'inherit' } },
      },
    },
  }),
);

/** At the end of the link; on the rail, at the corner of the icon. */
export const linkCount = style([
  count,
  component({
    marginInlineStart: 'auto',
    '@media': {
      [railCondition]: { position: 'absolute', insetBlockStart: '1px', insetInlineEnd: '1px' },
    },
  }),
]);

export const linkLabel = style(
  component({
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media': {
      [railCondition]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        clipPath: 'inset(50%)',
      },
    },
  }),
);
