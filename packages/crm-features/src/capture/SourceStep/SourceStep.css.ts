import { inLayer, space, textStyle, vars } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

/** Fills the screen of a phone, so that the controls are within reach of the thumb. */
export const hand = style(
  inLayer('features', {
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    minHeight: '100%',
  }),
);

export const advice = style(
  inLayer('features', {
    ...textStyle('sm'),
    flex: '1 1 auto',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[3],
    paddingBlock: space[4],
    textAlign: 'center',
    color: vars.color.text.muted,
  }),
);

/** Shrinks where a screen at 400% has no room for it. */
export const drawing = style(
  inLayer('features', { '@media': { '(max-height: 440px)': { display: 'none' } } }),
);

export const adviceText = style(inLayer('features', { maxWidth: '32ch' }));
