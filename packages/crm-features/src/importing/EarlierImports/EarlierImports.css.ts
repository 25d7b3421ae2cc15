import { style } from '@vanilla-extract/css';
import { inLayer, media, space, textStyle, vars, weight } from '@cardinal/ui/styles';

const { border, danger, success, text } = vars.color;

const column = { display: 'flex', flexDirection: 'column' } as const;

/** The icon of a state, and the gap after it. */
const iconWidth = `(20px + ${space[3]})`;

export const card = style(inLayer('features', { ...column, gap: space[2], minWidth: 0 }));

export const list = style(
  inLayer('features', { ...column, margin: 0, padding: 0, listStyle: 'none' }),
);

export const row = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: space[3],
    rowGap: space[2],
    minWidth: 0,
    paddingBlock: space[3],
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `1px solid ${border.subtle}` },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
);

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

export const more = style(inLayer('features', { alignSelf: 'flex-start' }));
