import { style } from '@vanilla-extract/css';
import {
  inLayer,
  media,
  space,
  tabularNumbers,
  textStyle,
  truncate,
  vars,
  weight,
} from '@cardinal/ui/styles';

const { background, icon, text } = vars.color;

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
