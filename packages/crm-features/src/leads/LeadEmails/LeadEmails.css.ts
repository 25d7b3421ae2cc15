import { style } from '@vanilla-extract/css';
import { inLayer, media, space, textStyle, vars } from '@cardinal/ui/styles';

const { color } = vars;
const column = { display: 'flex', flexDirection: 'column' } as const;

export const section = style(inLayer('features', { ...column, gap: space[2], minWidth: 0 }));

export const list = style(
  inLayer('features', { ...column, margin: 0, padding: 0, listStyle: 'none' }),
);

const line = { borderBlockEnd: `1px solid ${color.border.subtle}` } as const;

export const row = style(
  inLayer('features', {
    ...column,
    paddingBlock: space[2],
    selectors: { '&:not(:last-child)': line },
  }),
);

export const waiting = style(
  inLayer('features', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '48px',
    selectors: { '&:not(:last-child)': line },
  }),
);

/** Subject and state side by side; the state goes below where they don't fit. */
export const head = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: space[3],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const subject = style(
  inLayer('features', { overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }),
);

export const state = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    minHeight: '32px',
    // Below the subject, it is aligned with the subject, after the chevron.
    '@media': { [media.phone]: { paddingInlineStart: space[6] } },
  }),
);

export const content = style(
  inLayer('features', {
    ...textStyle('sm'),
    margin: 0,
    color: color.text.muted,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
    maxWidth: '70ch',
  }),
);

export const trouble = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    paddingInlineStart: space[6],
  }),
);

export const reason = style(
  inLayer('features', { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }),
);

export const more = style(inLayer('features', { alignSelf: 'flex-start' }));
