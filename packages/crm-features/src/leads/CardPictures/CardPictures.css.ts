import { focusRing, inLayer, media, space, textStyle, vars } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

const { border, background, text } = vars.color;

export const list = style(
  inLayer('features', { display: 'flex', flexWrap: 'wrap', gap: space[2] }),
);

/** The size of a card held at arm's length: enough to recognise it. */
export const thumbnail = style(
  inLayer('features', {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '112px',
    height: '72px',
    padding: 0,
    overflow: 'hidden',
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.control,
    backgroundColor: background.sunken,
    color: text.muted,
    cursor: 'zoom-in',
    selectors: {
      '&:focus-visible': focusRing,
      '&:hover': { borderColor: border.strong },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  }),
);

export const small = style(
  inLayer('features', { width: '100%', height: '100%', objectFit: 'cover' }),
);

export const sides = style(
  inLayer('features', { display: 'grid', gap: space[4], justifyItems: 'center' }),
);

export const side = style(
  inLayer('features', { display: 'grid', gap: space[1], margin: 0, justifyItems: 'center' }),
);

export const large = style(
  inLayer('features', {
    maxWidth: '100%',
    maxHeight: 'calc(100dvh - 220px)',
    borderRadius: vars.radius.control,
  }),
);

export const caption = style(inLayer('features', { ...textStyle('sm'), color: text.muted }));
