import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, space, vars } from '@cardinal/ui/styles';

export const section = style(
  inLayer('features', { display: 'flex', flexDirection: 'column', gap: space[3], minWidth: 0 }),
);

export const head = style(
  inLayer('features', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    // The button is higher than the heading, but does not move it.
    marginBlock: `calc(-1 * ${space[1]})`,
  }),
);

/** The specification's area of 15rem. */
export const scroller = style(
  inLayer('features', {
    maxHeight: '15rem',
    overflowY: 'auto',
    '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
    overscrollBehavior: 'contain',
    // Room for the scrollbar and the focus rings of the content.
    padding: '2px',
    paddingInlineEnd: space[3],
    margin: '-2px',
    marginInlineEnd: `calc(-1 * ${space[3]})`,
    borderRadius: vars.radius.tag,
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const detail = style(
  inLayer('features', { whiteSpace: 'pre-line', unicodeBidi: 'plaintext' }),
);

export const undo = style(inLayer('features', { marginBlockStart: space[2] }));

/** Who did it, after what they did. */
export const person = style(inLayer('features', { display: 'block', unicodeBidi: 'plaintext' }));
