import { style } from '@vanilla-extract/css';
import { inLayer, space, textStyle, vars } from '@cardinal/ui/styles';

const { accent, text } = vars.color;

const column = { display: 'flex', flexDirection: 'column' } as const;

export const card = style(inLayer('features', { ...column, gap: space[3], minWidth: 0 }));

/** As far apart as on the cards that start a capture. */
export const head = style(inLayer('features', { display: 'flex', gap: space[4], minWidth: 0 }));

/** As large as the icon on the cards that start a capture. */
export const mark = style(
  inLayer('features', {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '40px',
    height: '40px',
    borderRadius: vars.radius.control,
    backgroundColor: accent.soft,
    color: accent.text,
  }),
);

export const words = style(inLayer('features', { ...column, gap: space[1], minWidth: 0 }));

export const actions = style(
  inLayer('features', { display: 'flex', flexWrap: 'wrap', gap: space[2] }),
);

export const formats = style(inLayer('features', { ...textStyle('xs'), color: text.subtle }));
