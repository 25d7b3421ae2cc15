import { style } from '@vanilla-extract/css';
import {
  component,
  focusRing,
  media,
  space,
  textStyle,
  transition,
  vars,
  weight,
} from '../../styles/index.ts';

const { accent, background, border, danger, icon, text } = vars.color;

/** As many side by side as fit. */
export const cards = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: space[3],
  }),
);

/** Cards of a row have the same height. */
export const cell = style(component({ display: 'grid', minWidth: 0 }));

export const card = style(
  component({
    ...transition('background-color', 'border-color', 'box-shadow'),
    ...textStyle('sm'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    padding: space[4],
    border: `1px solid ${border.strong}`,
    borderRadius: vars.radius.card,
    backgroundColor: background.surface,
    color: text.default,
    cursor: 'pointer',
    selectors: {
      '&[data-pressed]': { backgroundColor: background.pressed },
      // A border of twice the width in addition to the dot, so that colour is not needed.
      '&[data-selected]': {
        borderColor: accent.fill,
        boxShadow: `inset 0 0 0 1px ${accent.fill}`,
        backgroundColor: background.selected,
      },
      '&[data-invalid]': { borderColor: danger.edge },
      '&[data-readonly]': { backgroundColor: background.sunken, cursor: 'default' },
      '&[data-disabled]': {
        borderColor: border.default,
        backgroundColor: background.disabled,
        color: text.disabled,
        cursor: 'default',
      },
      '&[data-disabled][data-selected]': { boxShadow: `inset 0 0 0 1px ${border.default}` },
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&[data-hovered]:not([data-selected], [data-pressed], [data-readonly])': {
            borderColor: border.strongHover,
            backgroundColor: background.hover,
          },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { borderColor: 'Highlight', outline: '1px solid Highlight' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);

export const cardIcon = style(
  component({
    flex: 'none',
    marginBlock: 'calc((1lh - 20px) / 2)',
    color: icon.default,
    selectors: { '[data-disabled] > &': { color: 'inherit' } },
  }),
);
export const words = style(component({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));
export const title = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    fontWeight: weight.medium,
  }),
);
/** Never increases the height of the line. */
export const titleEnd = style(component({ display: 'inline-flex', marginBlock: '-2px' }));
export const cardDescription = style(
  component({
    ...textStyle('xs'),
    display: 'block',
    marginBlockStart: space[0.5],
    color: text.muted,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
);
