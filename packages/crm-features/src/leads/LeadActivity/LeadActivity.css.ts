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

/** The whole history: what is around it scrolls. */
export const area = style(
  inLayer('features', {
    borderRadius: vars.radius.tag,
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const submit = style(inLayer('features', { alignSelf: 'flex-start' }));

export const detail = style(
  inLayer('features', { whiteSpace: 'pre-line', unicodeBidi: 'plaintext' }),
);

export const undo = style(inLayer('features', { marginBlockStart: space[2] }));

/** Who did it, after what they did. */
export const person = style(inLayer('features', { display: 'block', unicodeBidi: 'plaintext' }));
