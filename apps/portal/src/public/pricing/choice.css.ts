import { focusRing, space, textStyle, vars, weight } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';
import { rule } from '../styles.ts';

const { background, border, text } = vars.color;

/** One of a few choices in a frame, of which the chosen one stands out. */
export const choice = style(
  rule({
    ...textStyle('sm'),
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '44px',
    paddingInline: space[1],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: weight.medium,
    color: text.muted,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': {
        backgroundColor: background.raised,
        borderColor: border.strong,
        color: text.default,
      },
      '&:has(:focus-visible)': focusRing,
    },
  }),
);

/** Its radio button, which covers it and is not seen. */
export const input = style(
  rule({
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
    outline: 'none',
  }),
);

/** The frame around all of them. */
export const choices = style(
  rule({
    padding: '3px',
    border: `1px solid ${border.default}`,
    borderRadius: '8px',
    backgroundColor: background.sunken,
  }),
);
