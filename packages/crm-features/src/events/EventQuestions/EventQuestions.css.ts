import { style } from '@vanilla-extract/css';
import { inLayer, media, space, textStyle, vars } from '@cardinal/ui/styles';

const { background, border, danger, text } = vars.color;
const column = { display: 'flex', flexDirection: 'column' } as const;
const row = { display: 'flex', alignItems: 'center', gap: space[2] } as const;

export const section = style(inLayer('features', { ...column, gap: space[3], minWidth: 0 }));

export const header = style(
  inLayer('features', { ...row, flexWrap: 'wrap', justifyContent: 'space-between' }),
);

export const list = style(
  inLayer('features', {
    ...column,
    ...textStyle('sm'),
    gap: space[2],
    margin: 0,
    paddingInlineStart: space[5],
    color: text.default,
    overflowWrap: 'anywhere',
  }),
);

export const optionsLine = style(
  inLayer('features', { display: 'block', color: text.muted, overflowWrap: 'anywhere' }),
);

/** The editor beside the preview, or stacked where space is limited. */
export const columns = style(
  inLayer('features', {
    display: 'grid',
    minHeight: '100%',
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
  }),
);

const pane = {
  ...column,
  gap: space[5],
  minWidth: 0,
  padding: space[6],
} as const;

export const editor = style(
  inLayer('features', { ...pane, '@media': { [media.phone]: { padding: space[4] } } }),
);

export const preview = style(
  inLayer('features', {
    ...pane,
    gap: space[4],
    backgroundColor: background.sunken,
    '@media': {
      [media.phone]: { padding: space[4] },
      [media.belowLg]: { borderBlockStart: `1px solid ${border.subtle}` },
      [media.lg]: { borderInlineStart: `1px solid ${border.subtle}` },
    },
  }),
);

export const block = style(
  inLayer('features', {
    ...column,
    gap: space[3],
    minWidth: 0,
    paddingBlockEnd: space[5],
    borderBlockEnd: `1px solid ${border.subtle}`,
  }),
);

export const blockHeader = style(
  inLayer('features', { ...row, flexWrap: 'wrap', justifyContent: 'space-between' }),
);

export const blockTitle = style(inLayer('features', { ...row, flexWrap: 'wrap', minWidth: 0 }));

export const tools = style(inLayer('features', { ...row, gap: space[1] }));

export const options = style(inLayer('features', { ...column, gap: space[2] }));

export const option = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 6rem auto',
    alignItems: 'start',
    gap: space[2],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) 4.5rem auto' } },
  }),
);

export const error = style(
  inLayer('features', { ...textStyle('xs'), margin: 0, color: danger.text }),
);
