import { createVar, style } from '@vanilla-extract/css';
import {
  focusRing,
  inLayer,
  media,
  space,
  tabularNumbers,
  textStyle,
  transition,
  vars,
} from '@cardinal/ui/styles';

const { accent, background, border, text } = vars.color;

export const agents = style(
  inLayer('features', {
    display: 'grid',
    gap: space[2],
    // Room for the focus ring, which would otherwise be cut off.
    margin: '-4px',
    padding: '4px',
    // Room for about seven; more of them scroll.
    maxHeight: 'min(30rem, 60vh)',
    overflowY: 'auto',
  }),
);

const edge = createVar();

export const agent = style(
  inLayer('features', {
    ...transition('background-color', 'border-color', 'box-shadow'),
    ...textStyle('sm'),
    vars: { [edge]: border.default },
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: '48px',
    paddingInline: space[3],
    border: `1px solid ${edge}`,
    borderRadius: vars.radius.control,
    backgroundColor: background.surface,
    color: text.default,
    cursor: 'pointer',
    selectors: {
      // A border of twice the width in addition to the dot, so that colour is not needed.
      '&:has(input:checked)': {
        vars: { [edge]: accent.fill },
        boxShadow: `inset 0 0 0 1px ${accent.fill}`,
        backgroundColor: background.selected,
      },
      '&:has(input:focus-visible)': focusRing,
      '&[data-drop]': { vars: { [edge]: accent.edge }, borderStyle: 'dashed' },
      '&[data-drop="over"]': {
        vars: { [edge]: accent.fill },
        borderStyle: 'solid',
        backgroundColor: accent.soft,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:has(input:checked))': {
            vars: { [edge]: border.strongHover },
            backgroundColor: background.hover,
          },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&:has(input:checked)': { outline: '1px solid Highlight', borderColor: 'Highlight' },
        },
      },
    },
  }),
);

/** Covers the card, so that all of it is the target. */
export const radio = style(
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

/** The dot is the circle's own border, widened. */
export const circle = style(
  inLayer('features', {
    flex: 'none',
    width: '16px',
    height: '16px',
    border: `1px solid ${border.strong}`,
    borderRadius: vars.radius.full,
    backgroundColor: background.surface,
    selectors: {
      'input:checked + &': {
        borderWidth: '5px',
        borderColor: accent.fill,
        backgroundColor: text.onAccent,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          'input:checked + &': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Canvas',
          },
        },
      },
    },
  }),
);

export const agentName = style(
  inLayer('features', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' }),
);

export const load = style(
  inLayer('features', {
    ...textStyle('xs'),
    ...tabularNumbers,
    flex: 'none',
    color: text.subtle,
  }),
);
