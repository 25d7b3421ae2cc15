import { style } from '@vanilla-extract/css';
import { inLayer, space, textStyle, truncate, vars } from '@cardinal/ui/styles';

const { border, text } = vars.color;

const column = { display: 'flex', flexDirection: 'column' } as const;

export const card = style(inLayer('features', { ...column, gap: space[2], minWidth: 0 }));

export const head = style(
  inLayer('features', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: '28px',
  }),
);

export const list = style(
  inLayer('features', { ...column, margin: 0, padding: 0, listStyle: 'none' }),
);

export const row = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    minHeight: '56px',
    minWidth: 0,
    paddingBlock: space[1],
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${border.subtle}` } },
  }),
);

/** Where large text leaves a name less room than a word, the status moves below it. */
export const words = style(
  inLayer('features', { ...column, flex: '1 1 6em', alignItems: 'flex-start', minWidth: 0 }),
);

/** A pressable text, aligned with the text below. */
export const open = style(
  inLayer('features', {
    maxWidth: '100%',
    height: 'auto',
    minHeight: '28px',
    marginInlineStart: `calc(-1 * ${space[2]})`,
    paddingInline: space[2],
    whiteSpace: 'normal',
    textAlign: 'start',
  }),
);

export const name = style(
  inLayer('features', { fontWeight: 500, overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }),
);

export const company = style(
  inLayer('features', {
    ...textStyle('xs'),
    ...truncate,
    maxWidth: '100%',
    color: text.subtle,
    unicodeBidi: 'plaintext',
  }),
);

export const end = style(
  inLayer('features', {
    ...column,
    alignItems: 'flex-end',
    gap: space[1],
    flexShrink: 0,
    marginInlineStart: 'auto',
  }),
);
