import { style } from '@vanilla-extract/css';
import {
  inLayer,
  media,
  space,
  tabularNumbers,
  textStyle,
  truncate,
  vars,
} from '@cardinal/ui/styles';

const { background, border, icon, text } = vars.color;

const column = { display: 'flex', flexDirection: 'column' } as const;
const line = `1px solid ${border.subtle}`;

export const panel = style(inLayer('features', { ...column, gap: space[5], minWidth: 0 }));

/** The steps, and the line below them. */
export const steps = style(
  inLayer('features', { paddingBlockEnd: space[4], borderBlockEnd: line }),
);

/** The mapping beside the preview, or stacked where space is limited. */
export const columns = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    alignItems: 'start',
    '@media': {
      [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space[8] },
    },
  }),
);

export const side = style(inLayer('features', { ...column, gap: space[8], minWidth: 0 }));

export const section = style(inLayer('features', { ...column, gap: space[3], minWidth: 0 }));

export const head = style(inLayer('features', { ...column, gap: space[1] }));

export const list = style(
  inLayer('features', { ...column, gap: space[3], margin: 0, padding: 0, listStyle: 'none' }),
);

/** The event and the owner, side by side where there is room. */
export const choices = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 184px), 1fr))',
    gap: space[3],
  }),
);

/** The text in the file, an arrow, and its meaning. */
export const pair = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 16px minmax(0, 184px)',
    alignItems: 'center',
    columnGap: space[3],
    '@media': {
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) 16px minmax(0, 1fr)' },
    },
  }),
);

export const words = style(inLayer('features', { ...column, minWidth: 0 }));

export const name = style(
  inLayer('features', {
    ...textStyle('sm'),
    fontWeight: 500,
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
  }),
);

export const sample = style(
  inLayer('features', {
    ...textStyle('xs'),
    ...truncate,
    color: text.subtle,
    unicodeBidi: 'plaintext',
  }),
);

export const arrow = style(
  inLayer('features', {
    color: icon.subtle,
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  }),
);

export const group = style(
  inLayer('features', { ...column, gap: space[3], minWidth: 0, margin: 0, padding: 0, border: 0 }),
);

export const groupTitle = style(
  inLayer('features', {
    ...textStyle('xs'),
    fontWeight: 500,
    color: text.muted,
    marginBlockEnd: space[2],
    padding: 0,
  }),
);

/** The columns of one field, numbered by precedence. */
export const places = style(
  inLayer('features', {
    ...column,
    gap: space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    counterReset: 'place',
  }),
);

export const placed = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: space[1],
    counterIncrement: 'place',
    '::before': {
      ...textStyle('sm'),
      ...tabularNumbers,
      content: 'counter(place)',
      color: text.subtle,
    },
  }),
);

export const start = style(inLayer('features', { alignSelf: 'flex-start' }));

/** The figures of the preview in one line, each with its icon. */
export const figures = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[5],
    rowGap: space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const figure = style(
  inLayer('features', {
    ...textStyle('sm'),
    ...tabularNumbers,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    color: text.muted,
  }),
);

export const strong = style(inLayer('features', { fontWeight: 600, color: text.default }));

export const person = style(inLayer('features', { ...column, minWidth: 0 }));

/** Cards have room for the full text. */
const whole = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

export const personName = style(
  inLayer('features', {
    ...truncate,
    fontWeight: 500,
    unicodeBidi: 'plaintext',
    '@media': { [media.phone]: whole },
  }),
);

export const email = style(
  inLayer('features', {
    ...textStyle('xs'),
    ...truncate,
    color: text.subtle,
    unicodeBidi: 'plaintext',
    '@media': { [media.phone]: whole },
  }),
);

/** The result of a row: its badge, the reason, and the actions. */
export const result = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    rowGap: space[1],
    minWidth: 0,
    paddingBlock: space[1],
    whiteSpace: 'normal',
  }),
);

export const reason = style(
  inLayer('features', {
    ...textStyle('xs'),
    color: vars.color.danger.text,
    overflowWrap: 'anywhere',
    flexBasis: '100%',
  }),
);

export const foot = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
  }),
);

export const footActions = style(
  inLayer('features', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);

export const notice = style(
  inLayer('features', {
    ...textStyle('sm'),
    display: 'flex',
    gap: space[3],
    margin: 0,
    padding: space[4],
    borderRadius: vars.radius.card,
    backgroundColor: background.sunken,
    color: text.muted,
  }),
);

export const noticeIcon = style(
  inLayer('features', {
    flexShrink: 0,
    marginBlockStart: '2px',
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  }),
);

/** The outcome, and the progress before it. */
export const outcome = style(
  inLayer('features', { ...column, gap: space[4], maxWidth: '36rem', paddingBlock: space[4] }),
);

export const facts = style(
  inLayer('features', { ...column, gap: space[3], margin: 0, padding: 0, listStyle: 'none' }),
);

export const fact = style(
  inLayer('features', {
    ...textStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[1],
  }),
);

export const factText = style(
  inLayer('features', { display: 'inline-flex', alignItems: 'center', gap: space[2], minWidth: 0 }),
);

export const waiting = style(
  inLayer('features', { ...column, gap: space[4], paddingBlock: space[2] }),
);
