import { style } from '@vanilla-extract/css';
import { inLayer, media, space, textStyle, vars, weight } from '@cardinal/ui/styles';
import { row as listRow } from '../../lists/ListCard.css.ts';

const { danger, success, text } = vars.color;

const column = { display: 'flex', flexDirection: 'column' } as const;

/** The icon of a state, and the gap after it. */
const iconWidth = `(20px + ${space[3]})`;

export const row = style([
  listRow,
  inLayer('features', {
    alignItems: 'flex-start',
    rowGap: space[2],
    paddingBlock: space[3],
    selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  }),
]);

/** The icon is centred on the first line beside it. */
export const state = style(
  inLayer('features', {
    flexShrink: 0,
    paddingBlockStart: '4px',
    color: text.subtle,
    selectors: {
      '&[data-status="done"]': { color: success.icon },
      '&[data-status="failed"]': { color: danger.text },
    },
  }),
);

/** The actions are beside the text, or below it where there is little room. */
export const words = style(
  inLayer('features', {
    ...column,
    flex: '1 1 14em',
    alignItems: 'flex-start',
    minWidth: 0,
    '@media': { [media.phone]: { flexBasis: `calc(100% - ${iconWidth})` } },
  }),
);

export const waiting = style(inLayer('features', { ...column, flex: 1, gap: space[2] }));

export const name = style(
  inLayer('features', {
    ...textStyle('sm'),
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
  }),
);

export const outcome = style(
  inLayer('features', { ...textStyle('sm'), margin: 0, overflowWrap: 'anywhere' }),
);

export const meta = style(
  inLayer('features', {
    ...textStyle('xs'),
    margin: 0,
    color: text.subtle,
    overflowWrap: 'anywhere',
  }),
);

/** Parts of a line with a dot between them. */
export const separate = style(
  inLayer('features', { selectors: { '&:not(:last-child)::after': { content: '" · "' } } }),
);

export const end = style(
  inLayer('features', {
    ...column,
    alignItems: 'flex-end',
    gap: space[1],
    marginInlineStart: 'auto',
    '@media': {
      [media.phone]: {
        flexBasis: '100%',
        alignItems: 'flex-start',
        marginInlineStart: `calc${iconWidth}`,
      },
    },
  }),
);

export const actions = style(
  inLayer('features', { display: 'flex', flexWrap: 'wrap', gap: space[2] }),
);
