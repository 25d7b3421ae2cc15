import { style } from '@vanilla-extract/css';
import { inLayer, media, space, textStyle, vars } from '@cardinal/ui/styles';

const { color } = vars;
const column = { display: 'flex', flexDirection: 'column' } as const;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

export const section = style(inLayer('features', { ...column, gap: space[3], minWidth: 0 }));

export const header = style(
  inLayer('features', { ...row, justifyContent: 'space-between', gap: space[2] }),
);

export const writer = style(
  inLayer('features', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1.5],
    overflowWrap: 'anywhere',
  }),
);

export const form = style(inLayer('features', { ...column, gap: space[4] }));

export const generate = style(inLayer('features', { ...row, gap: space[3] }));

export const replaced = style(inLayer('features', { ...row, gap: space[1], minWidth: 0 }));

export const views = style(inLayer('features', { marginInlineStart: 'auto' }));

export const footer = style(
  inLayer('features', {
    ...row,
    justifyContent: 'space-between',
    gap: space[3],
    '@media': { [media.phone]: { ...column, alignItems: 'stretch' } },
  }),
);

export const hint = style(
  inLayer('features', {
    flex: '1 1 12rem',
    minWidth: 0,
    '@media': { [media.phone]: { flex: 'none' } },
  }),
);

/** Two per row on a phone, so that none is alone in a row. */
export const templates = style(
  inLayer('features', {
    '@media': {
      [media.phone]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
      },
    },
  }),
);

export const preview = style(inLayer('features', { ...column, gap: space[3], minWidth: 0 }));

/** The email as the recipient sees it, on its own sheet. */
export const paper = style(
  inLayer('features', {
    ...column,
    gap: space[3],
    padding: space[4],
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.background.canvas,
    overflowWrap: 'anywhere',
  }),
);

export const paragraph = style(
  inLayer('features', {
    ...textStyle('sm'),
    margin: 0,
    maxWidth: '70ch',
    whiteSpace: 'pre-wrap',
    unicodeBidi: 'plaintext',
  }),
);

export const unsubscribe = style(
  inLayer('features', { ...textStyle('xs'), margin: 0, color: color.text.muted }),
);
