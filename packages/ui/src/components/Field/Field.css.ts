import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  component,
  focusRingInset,
  media,
  space,
  textStyle,
  transition,
  vars,
  weight,
} from '../../styles/index.ts';

const { background, border, danger, text, warning } = vars.color;

/** Height of the control, set by the size. */
const height = createVar();

const root = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space[1.5],
    minWidth: 0,
    color: text.default,
  }),
);

/** The whole field: label row, control, help. */
export const field = recipe({
  base: root,
  variants: {
    size: {
      md: component({ vars: { [height]: vars.control.md } }),
      lg: component({ vars: { [height]: vars.control.lg } }),
    },
  },
  defaultVariants: { size: 'md' },
});

export const labelRow = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minHeight: '22px',
  }),
);

export const label = style(
  component({ ...textStyle('sm'), fontWeight: weight.medium, cursor: 'default', minWidth: 0 }),
);

export const required = style(component({ color: text.subtle, marginInlineStart: space[1.5] }));

/** The border around the input; also the button of a Select. */
export const control = style(
  component({
    ...transition('background-color', 'border-color'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minWidth: 0,
    minHeight: height,
    border: `1px solid ${border.strong}`,
    borderRadius: vars.radius.control,
    backgroundColor: background.surface,
    color: text.default,
    selectors: {
      '&[data-focus-within], &[data-focus-visible]': focusRingInset,
      [`${root}[data-invalid] &`]: {
        borderColor: danger.edge,
        boxShadow: `inset 0 0 0 1px ${danger.edge}`,
      },
      [`${root}[data-check] &`]: { borderColor: warning.edge },
      [`${root}[data-check] &::before`]: {
        content: '""',
        position: 'absolute',
        insetBlock: '-1px',
        insetInlineStart: '-1px',
        width: '3px',
        borderStartStartRadius: vars.radius.control,
        borderEndStartRadius: vars.radius.control,
        backgroundColor: warning.edge,
      },
      [`${root}[data-readonly] &`]: {
        backgroundColor: background.sunken,
        borderColor: border.default,
      },
      '&[data-disabled]': {
        backgroundColor: background.disabled,
        borderColor: border.default,
        color: text.disabled,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&[data-hovered]:not([data-disabled])': { borderColor: border.strongHover },
          [`${root}[data-invalid] &[data-hovered]`]: { borderColor: danger.edge },
          [`${root}[data-check] &[data-hovered]`]: { borderColor: warning.edge },
        },
      },
      [media.touch]: { minHeight: vars.control.lg },
      [media.forcedColors]: {
        selectors: {
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
          [`${root}[data-check] &::before`]: {
            backgroundColor: 'Highlight',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);

/** Text of a control: 14 px, and 16 px on phones so that iOS does not zoom. */
const controlText = {
  ...textStyle('sm'),
  '@media': { [media.touch]: textStyle('md') },
};

export const input = style(
  component({
    ...controlText,
    flex: 1,
    alignSelf: 'stretch',
    width: '100%',
    minWidth: 0,
    paddingBlock: 0,
    paddingInline: space[3],
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    textOverflow: 'ellipsis',
    appearance: 'none',
    selectors: {
      // The border around it shows the focus.
      '&:focus, &:focus-visible': { outline: 'none' },
      '&::placeholder': { color: text.subtle, opacity: 1 },
      '&:disabled': { WebkitTextFillColor: text.disabled, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);

export const textArea = style(
  component({
    minHeight: 'auto',
    alignItems: 'stretch',
  }),
);
export const textAreaInput = style(
  component({ paddingBlock: space[2], resize: 'vertical', fieldSizing: 'content' }),
);

/** Content before or after the input, inside the border. */
export const affix = style(
  component({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    color: vars.color.icon.subtle,
    selectors: {
      '&:first-child': { paddingInlineStart: space[3], marginInlineEnd: '-4px' },
      '&:last-child': { paddingInlineEnd: space[3], marginInlineStart: '-4px' },
    },
  }),
);

/** Like `affix`, but for a button, which has its own padding. */
export const affixButton = style(component({ flex: 'none', paddingInlineEnd: '2px' }));

const help = { ...textStyle('xs'), margin: 0, overflowWrap: 'anywhere' } as const;
const withIcon = { display: 'flex', alignItems: 'flex-start', gap: space[1.5] } as const;

export const helpGroup = style(component({ display: 'grid', gap: space[1.5] }));
export const description = style(component({ ...help, color: text.subtle }));
export const checkNote = style(component({ ...help, color: warning.text }));
export const error = style(component({ ...help, ...withIcon, color: danger.text }));
export const errorIcon = style(
  component({ color: danger.icon, marginBlockStart: 'calc((1lh - 14px) / 2)' }),
);
export const counter = style(
  component({
    ...help,
    color: text.subtle,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:empty': { display: 'none' } },
  }),
);
