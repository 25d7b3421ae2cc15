import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  component,
  focusRing,
  media,
  space,
  textStyle,
  transition,
  vars,
  weight,
} from '../../styles/index.ts';

const { background, text, border, accent, danger } = vars.color;

/**
 * Colours of the three states that change the fill. Hover applies only to pointers that can hover,
 * and neither hover nor press applies to buttons that stay focusable while disabled
 * (`aria-disabled`).
 */
const fills = (rest: object, hover: object, pressed: object) =>
  component({
    ...rest,
    '@media': {
      [media.hover]: { selectors: { '&[data-hovered]:not([aria-disabled])': hover } },
    },
    selectors: { '&[data-pressed]:not([aria-disabled])': pressed },
  });

/** A button with only an icon. */
const square = (size: 'sm' | 'md' | 'lg', edge: string) => ({
  variants: { isSquare: true, size },
  style: component({
    width: edge,
    minHeight: edge,
    padding: 0,
    '@media': {
      [media.coarse]: size === 'sm' ? {} : { width: vars.control.lg, minHeight: vars.control.lg },
    },
  }),
});

export const button = recipe({
  base: component({
    ...transition('background-color', 'border-color', 'color'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    maxWidth: '100%',
    // Forced colours draw this border, the only visible edge of a filled button there.
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: weight.medium,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-busy]': { cursor: 'progress' },
    },
    // What `screenOnly` does; its class would be in the code of everything that has a button.
    '@media': { print: { display: 'none !important' } },
  }),
  variants: {
    variant: {
      primary: fills(
        { backgroundColor: accent.fill, color: text.onAccent },
        { backgroundColor: accent.hover },
        { backgroundColor: accent.pressed },
      ),
      secondary: fills(
        { backgroundColor: background.surface, borderColor: border.strong, color: text.default },
        { backgroundColor: background.hover, borderColor: border.strongHover },
        { backgroundColor: background.pressed, borderColor: border.strongHover },
      ),
      quiet: fills(
        { backgroundColor: 'transparent', color: text.default },
        { backgroundColor: background.hover },
        { backgroundColor: background.pressed },
      ),
      danger: fills(
        { backgroundColor: danger.fill, color: text.onDanger },
        { backgroundColor: danger.hover },
        { backgroundColor: danger.pressed },
      ),
    },
    size: {
      sm: component({
        ...textStyle('xs'),
        minHeight: vars.control.sm,
        paddingBlock: space[1],
        paddingInline: '9px',
        gap: space[1.5],
        // The touch target is larger than the visible button.
        '@media': {
          [media.coarse]: {
            selectors: { '&::after': { content: '""', position: 'absolute', inset: '-9px -4px' } },
          },
        },
      }),
      md: component({
        ...textStyle('sm'),
        minHeight: vars.control.md,
        paddingBlock: space[1.5],
        paddingInline: '15px',
        gap: space[2],
        '@media': { [media.coarse]: { minHeight: vars.control.lg } },
      }),
      lg: component({
        ...textStyle('sm'),
        minHeight: vars.control.lg,
        paddingBlock: space[2],
        paddingInline: '19px',
        gap: space[2],
      }),
    },
    fullWidth: { true: component({ display: 'flex', width: '100%' }) },
    isSquare: { true: component({ flex: 'none' }) },
    isDisabled: {
      true: component({
        cursor: 'default',
        color: text.disabled,
        '@media': { [media.forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
      }),
    },
  },
  compoundVariants: [
    { variants: { variant: 'quiet', size: 'md' }, style: component({ paddingInline: '11px' }) },
    square('sm', vars.control.sm),
    square('md', '32px'),
    square('lg', vars.control.lg),
    {
      variants: { isSquare: true, variant: 'quiet', isDisabled: false },
      style: component({
        color: vars.color.icon.default,
        '@media': { [media.hover]: { selectors: { '&[data-hovered]': { color: text.default } } } },
      }),
    },
    {
      variants: { variant: 'primary', isDisabled: true },
      style: component({ backgroundColor: background.disabled }),
    },
    {
      variants: { variant: 'danger', isDisabled: true },
      style: component({ backgroundColor: background.disabled }),
    },
    {
      variants: { variant: 'secondary', isDisabled: true },
      style: component({ borderColor: border.subtle }),
    },
  ],
  defaultVariants: { variant: 'secondary', size: 'md' },
});

/** The label keeps its place, invisible, below the spinner. */
export const label = style(component({ minWidth: 0, overflowWrap: 'anywhere' }));
export const labelBehind = style(component({ opacity: 0 }));

export const spinnerOver = style(
  component({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }),
);

/** Takes the icon's place, so that the button keeps its width. */
export const spinnerInPlace = style(component({ display: 'grid', flex: 'none' }));

export const shortcut = style(
  component({
    display: 'inline-flex',
    marginInlineEnd: '-5px',
    '@media': { [media.touch]: { display: 'none' } },
  }),
);
