import { style } from '@vanilla-extract/css';
import { component, media, space, transition, vars } from '../../styles/index.ts';

const { background, border, icon, text } = vars.color;

/** A unit keeps its distance from the steppers, too. */
export const suffixSpace = style(component({ paddingInlineEnd: space[3] }));

export const steppers = style(component({ display: 'flex', flex: 'none', alignSelf: 'stretch' }));

/** One of the two buttons at the end; 32 px wide, 44 px on touch screens. */
export const stepper = style(
  component({
    ...transition('background-color', 'color'),
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    borderInlineStart: `1px solid ${border.default}`,
    color: icon.default,
    cursor: 'pointer',
    selectors: {
      // Rounded like the inside of the control's border.
      '&:last-child': {
        borderStartEndRadius: `calc(${vars.radius.control} - 1px)`,
        borderEndEndRadius: `calc(${vars.radius.control} - 1px)`,
      },
      '&[data-pressed]': { backgroundColor: background.pressed },
      '&[data-disabled]': { color: text.disabled, cursor: 'default' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&[data-hovered]:not([data-pressed])': {
            backgroundColor: background.hover,
            color: text.default,
          },
        },
      },
      [media.touch]: { width: '44px' },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
);
