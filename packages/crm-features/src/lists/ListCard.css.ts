import { style } from '@vanilla-extract/css';
import { inLayer, space, vars } from '@cardinal/ui/styles';

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

/** An entry, on a line of its own. */
export const row = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[3],
    minWidth: 0,
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border.subtle}` },
    },
  }),
);

/** The name of an entry: a pressable text, aligned with the text below. */
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

export const more = style(inLayer('features', { alignSelf: 'flex-start' }));
