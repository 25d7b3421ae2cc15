import { style } from '@vanilla-extract/css';
import { inLayer, space, textStyle, truncate, vars } from '@cardinal/ui/styles';
import { row as listRow } from '../../lists/ListCard.css.ts';

const column = { display: 'flex', flexDirection: 'column' } as const;

export const row = style([
  listRow,
  inLayer('features', { alignItems: 'center', minHeight: '56px', paddingBlock: space[1] }),
]);

/** Where large text leaves a name less room than a word, the status moves below it. */
export const words = style(
  inLayer('features', { ...column, flex: '1 1 6em', alignItems: 'flex-start', minWidth: 0 }),
);

export const name = style(
  inLayer('features', { fontWeight: 500, overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }),
);

export const company = style(
  inLayer('features', {
    ...textStyle('xs'),
    ...truncate,
    maxWidth: '100%',
    color: vars.color.text.subtle,
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
