import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, textStyle, vars, weight } from '@cardinal/ui/styles';

/** The name of a lead, which opens the lead. */
export const name = style(
  inLayer('features', {
    ...textStyle('sm'),
    appearance: 'none',
    margin: 0,
    padding: 0,
    paddingBlock: '2px',
    border: 0,
    borderRadius: '4px',
    background: 'none',
    cursor: 'pointer',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    fontFamily: 'inherit',
    fontWeight: weight.medium,
    color: vars.color.text.default,
    outline: 'none',
    selectors: { '&:focus-visible': focusRing },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
      },
      [media.coarse]: { paddingBlock: '10px', marginBlock: '-8px' },
    },
  }),
);
