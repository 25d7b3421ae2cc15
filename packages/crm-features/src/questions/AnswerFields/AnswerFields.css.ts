import { globalStyle, style } from '@vanilla-extract/css';
import {
  focusRing,
  inLayer,
  media,
  space,
  textStyle,
  transition,
  vars,
  weight,
} from '@cardinal/ui/styles';

const { accent, background, border, danger, text } = vars.color;
const column = { display: 'flex', flexDirection: 'column' } as const;

export const list = style(inLayer('features', { ...column, gap: space[5], minWidth: 0 }));

export const group = style(
  inLayer('features', { ...column, gap: space[2], minWidth: 0, margin: 0, padding: 0, border: 0 }),
);

export const head = style(
  inLayer('features', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minHeight: vars.control.sm,
  }),
);

export const label = style(
  inLayer('features', {
    ...textStyle('sm'),
    fontWeight: weight.medium,
    color: text.default,
    overflowWrap: 'anywhere',
  }),
);

export const asterisk = style(
  inLayer('features', { color: text.subtle, marginInlineStart: space[1.5] }),
);

export const options = style(
  inLayer('features', { display: 'flex', flexWrap: 'wrap', gap: space[2] }),
);

/** As high as a thumb needs, on every screen, because it is used standing, with one hand. */
export const chip = style(
  inLayer('features', {
    ...textStyle('sm'),
    ...transition('background-color', 'border-color', 'color'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1.5],
    flex: '1 1 auto',
    minWidth: '48px',
    maxWidth: '100%',
    minHeight: vars.control.lg,
    paddingBlock: space[1.5],
    paddingInline: space[3],
    border: `1px solid ${border.strong}`,
    borderRadius: vars.radius.control,
    backgroundColor: background.surface,
    color: text.default,
    fontWeight: weight.medium,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': {
        backgroundColor: accent.soft,
        borderColor: accent.edge,
        boxShadow: `inset 0 0 0 1px ${accent.edge}`,
        color: accent.text,
      },
      '&:has(:focus-visible)': focusRing,
      '[data-invalid] &': { borderColor: danger.edge },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:has(:checked))': {
            backgroundColor: background.hover,
            borderColor: border.strongHover,
          },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

/** Long options take a whole line. */
export const wide = style(
  inLayer('features', { flexBasis: '160px', minWidth: 'min(100%, 160px)' }),
);

/** The control itself covers its chip, so that a press anywhere reaches it. */
export const control = style(
  inLayer('features', {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  }),
);

/** A chosen option has a check mark as well as a colour. */
export const check = style(inLayer('features', { display: 'none' }));
globalStyle(`${chip}:has(:checked) > ${check}`, inLayer('features', { display: 'flex' }));

export const error = style(
  inLayer('features', { ...textStyle('xs'), margin: 0, color: danger.text }),
);
