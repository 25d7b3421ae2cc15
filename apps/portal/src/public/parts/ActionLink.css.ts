import { focusRing, media, space, textStyle, transition, vars, weight } from '@cardinal/ui/styles';
import { recipe } from '@vanilla-extract/recipes';
import { rule } from '../styles.ts';

const { accent, background, border, text } = vars.color;

export const action = recipe({
  base: rule({
    ...textStyle('sm'),
    ...transition('background-color', 'border-color', 'color'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minHeight: vars.control.lg,
    paddingBlock: space[2],
    paddingInline: space[5],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: weight.medium,
    textAlign: 'center',
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing },
  }),
  variants: {
    tone: {
      primary: rule({
        backgroundColor: accent.fill,
        color: text.onAccent,
        selectors: { '&:active': { backgroundColor: accent.pressed } },
        '@media': {
          [media.hover]: {
            selectors: { '&:hover:not(:active)': { backgroundColor: accent.hover } },
          },
        },
      }),
      secondary: rule({
        backgroundColor: background.surface,
        borderColor: border.strong,
        color: text.default,
        selectors: { '&:active': { backgroundColor: background.pressed } },
        '@media': {
          [media.hover]: {
            selectors: {
              '&:hover:not(:active)': {
                backgroundColor: background.hover,
                borderColor: border.strongHover,
              },
            },
          },
        },
      }),
      quiet: rule({
        paddingInline: space[3],
        color: text.default,
        '@media': {
          [media.hover]: { selectors: { '&:hover': { backgroundColor: background.hover } } },
        },
      }),
    },
    size: {
      md: rule({
        minHeight: vars.control.md,
        paddingBlock: space[1.5],
        paddingInline: space[4],
        '@media': { [media.coarse]: { minHeight: vars.control.lg } },
      }),
      lg: {},
    },
    isWide: { true: rule({ width: '100%' }) },
  },
  defaultVariants: { size: 'lg' },
});
