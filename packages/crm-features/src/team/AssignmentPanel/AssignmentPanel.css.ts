import { createVar, style } from '@vanilla-extract/css';
import {
  focusRing,
  inLayer,
  media,
  space,
  tabularNumbers,
  textStyle,
  transition,
  truncate,
  vars,
  weight,
} from '@cardinal/ui/styles';

const { accent, background, border, icon, text } = vars.color;

/** The leads beside the agents where there is room. */
export const panel = style(
  inLayer('features', {
    display: 'grid',
    gap: space[5],
    minWidth: 0,
    paddingBlockStart: space[4],
    '@media': {
      [media.xl]: {
        gridTemplateColumns: 'minmax(0, 1fr) 312px',
        columnGap: space[10],
        alignItems: 'start',
      },
    },
  }),
);

export const list = style(inLayer('features', { display: 'grid', gap: space[4], minWidth: 0 }));

/** Stays in view beside a long list. */
export const side = style(
  inLayer('features', {
    display: 'grid',
    gap: space[3],
    minWidth: 0,
    '@media': { [media.xl]: { position: 'sticky', insetBlockStart: space[4] } },
  }),
);

/** The line above the leads: a hint, or the last assignment. It never changes the height. */
export const line = style(
  inLayer('features', {
    ...textStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    minWidth: 0,
    minHeight: vars.control.md,
    color: text.muted,
  }),
);

export const outcome = style(
  inLayer('features', { minWidth: 0, color: text.default, overflowWrap: 'anywhere' }),
);

export const nameCell = style(
  inLayer('features', { display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 }),
);

/** The grip is shown only where there is a pointer that can drag. */
export const draggable = style(
  inLayer('features', {
    selectors: { '&[draggable="true"]': { cursor: 'grab' } },
  }),
);

export const grip = style(
  inLayer('features', {
    flex: 'none',
    marginInlineStart: `calc(-1 * ${space[1]})`,
    color: icon.subtle,
    '@media': { [media.coarse]: { display: 'none' } },
  }),
);

export const words = style(inLayer('features', { flex: 1, minWidth: 0 }));

export const nameLine = style(
  inLayer('features', { display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 }),
);

export const name = style(inLayer('features', { ...truncate, fontWeight: weight.medium }));

export const company = style(
  inLayer('features', {
    ...textStyle('xs'),
    ...truncate,
    display: 'block',
    color: text.subtle,
    selectors: { '[data-cardinal-density="compact"] &': { display: 'none' } },
  }),
);

export const skeletonLines = style(
  inLayer('features', { display: 'grid', gap: space[1.5], alignContent: 'center' }),
);

/** Ends in an ellipsis if it does not fit on a card. */
export const sourceNote = style(inLayer('features', { ...truncate }));

/** On cards, icons extend to the edge; a button with a border keeps a distance from it. */
export const cardAction = style(
  inLayer('features', { display: 'inline-flex', marginInlineEnd: space[3] }),
);

export const waits = style(inLayer('features', { ...tabularNumbers }));

export const note = style(
  inLayer('features', {
    ...textStyle('sm'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    margin: 0,
    padding: space[3],
    borderRadius: vars.radius.control,
    backgroundColor: background.sunken,
    color: text.muted,
  }),
);

export const noteIcon = style(
  inLayer('features', { flex: 'none', marginBlock: 'calc((1lh - 16px) / 2)' }),
);

export const strong = style(
  inLayer('features', { fontWeight: weight.medium, color: text.default }),
);

export const state = style(inLayer('features', { paddingBlock: space[12] }));

/** The label that follows the pointer while leads are dragged. */
export const dragged = style(
  inLayer('features', {
    ...textStyle('sm'),
    position: 'fixed',
    insetBlockStart: '-100px',
    insetInlineStart: 0,
    padding: `${space[2]} ${space[3]}`,
    borderRadius: vars.radius.control,
    backgroundColor: background.inverse,
    color: text.onInverse,
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
  }),
);

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
