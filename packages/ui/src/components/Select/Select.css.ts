import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, media, space, textStyle, truncate, vars, weight } from '../../styles/index.ts';

const { background, text, icon } = vars.color;

/** Positions the × of a filter above its button. */
export const anchor = style(component({ position: 'relative', display: 'flex', minWidth: 0 }));

/** In addition to the field's control. */
export const trigger = recipe({
  base: component({
    ...textStyle('sm'),
    gap: space[2],
    paddingInline: space[3],
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { cursor: 'default' } },
  }),
  variants: {
    variant: {
      field: component({ '@media': { [media.touch]: textStyle('md') } }),
      filter: component({ fontWeight: weight.medium }),
      quiet: component({
        fontWeight: weight.medium,
        borderColor: 'transparent',
        backgroundColor: 'transparent',
        '@media': {
          [media.hover]: {
            selectors: {
              '&[data-hovered]:not([data-disabled])': {
                borderColor: 'transparent',
                backgroundColor: background.hover,
              },
            },
          },
        },
        selectors: { '&[data-pressed]': { backgroundColor: background.pressed } },
      }),
    },
    isClearable: { true: component({ paddingInlineEnd: '36px' }) },
  },
  defaultVariants: { variant: 'field' },
});

export const value = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    flex: 1,
    minWidth: 0,
    selectors: {
      '&[data-placeholder]': { color: text.subtle },
      '[data-disabled] > &': { color: 'inherit' },
    },
  }),
);
export const filterValue = style(
  component({ selectors: { '&[data-placeholder]': { color: text.default } } }),
);
export const valueText = style(component(truncate));
export const chevron = style(component({ flex: 'none', color: icon.default }));
export const clear = style(
  component({ position: 'absolute', insetInlineEnd: '3px', insetBlock: 0, marginBlock: 'auto' }),
);

/** At least as wide as its button, whose width React Aria provides in a variable. */
export const popover = style(
  component({ minWidth: 'max(var(--trigger-width), 180px)', maxWidth: 'min(400px, 100vw - 16px)' }),
);

export const optionIcon = style(component({ flex: 'none', color: icon.default }));
export const optionDescription = style(
  component({
    ...textStyle('xs'),
    display: 'block',
    color: text.subtle,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
);
