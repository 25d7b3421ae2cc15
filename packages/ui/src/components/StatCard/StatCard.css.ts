import { style, styleVariants } from '@vanilla-extract/css';
import {
  component,
  focusRing,
  tabularNumbers,
  textStyle,
  vars,
  weight,
} from '../../styles/index.ts';

const { color } = vars;

export const label = style(
  component({
    ...textStyle('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    color: color.text.muted,
  }),
);

export const labelIcon = style(component({ color: color.icon.subtle }));

export const labelText = style(component({ minWidth: 0, overflowWrap: 'anywhere' }));

/** A card that is a link as a whole. */
export const linked = style(component({ position: 'relative' }));

/** The link of the label covers the card. */
export const link = style(
  component({
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&[data-hovered]': { color: color.text.link },
      '&[data-focus-visible]::after': focusRing,
    },
  }),
);

export const figure = style(
  component({
    ...textStyle('xl'),
    ...tabularNumbers,
    // The size of the value depends on the width of this box.
    containerType: 'inline-size',
    marginBlockStart: '8px',
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
  }),
);

/** A smaller value keeps the height of the line. */
export const fittedValue = style(component({ lineHeight: 1 }));

/** Keeps the height of the value's line while its skeleton is shown. */
export const figurePlace = style(
  component({
    display: 'flex',
    alignItems: 'center',
    height: textStyle('xl').lineHeight,
    marginBlockStart: '8px',
  }),
);

export const change = style(
  component({
    ...textStyle('xs'),
    ...tabularNumbers,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '4px',
    minHeight: textStyle('xs').lineHeight,
    marginBlockStart: '4px',
    color: color.text.subtle,
  }),
);

export const amount = styleVariants({
  good: component({ color: color.success.text, fontWeight: weight.semibold }),
  bad: component({ color: color.danger.text, fontWeight: weight.semibold }),
  even: component({ color: color.text.muted, fontWeight: weight.semibold }),
});

export const amountLine = style(component({ display: 'flex', alignItems: 'center', gap: '2px' }));

export const period = style(component({ minWidth: 0, overflowWrap: 'anywhere' }));
