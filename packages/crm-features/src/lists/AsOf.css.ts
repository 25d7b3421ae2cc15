import { inLayer, layer, media, space, textStyle, vars } from '@cardinal/ui/styles';
import { keyframes, style } from '@vanilla-extract/css';

/** Stays over the rows and takes no space. */
export const floating = style(
  inLayer('features', {
    position: 'sticky',
    insetBlockStart: 0,
    // Above the titles of the columns, below which it is shown.
    zIndex: layer.sticky + 1,
    display: 'flex',
    justifyContent: 'center',
    height: 0,
    pointerEvents: 'none',
  }),
);

const appear = keyframes({ from: { opacity: 0 } });

export const asOf = style(
  inLayer('features', {
    ...textStyle('sm'),
    flex: 'none',
    height: 'max-content',
    marginBlockStart: '48px',
    paddingInline: space[3],
    paddingBlock: space[1],
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.background.raised,
    boxShadow: vars.shadow.popover,
    color: vars.color.text.muted,
    animation: `${appear} 120ms 400ms backwards`,
    '@media': { [media.phone]: { marginBlockStart: space[2] } },
  }),
);
