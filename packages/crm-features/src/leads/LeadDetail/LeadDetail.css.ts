import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, space, textStyle, vars } from '@cardinal/ui/styles';

const { icon, text } = vars.color;

const column = { display: 'flex', flexDirection: 'column' } as const;

export const content = style(inLayer('features', { ...column, gap: space[6] }));

export const quickActions = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    '@media': {
      [media.phone]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
      },
    },
  }),
);

export const section = style(inLayer('features', { ...column, gap: space[3] }));

export const facts = style(inLayer('features', { ...column, gap: space[1], margin: 0 }));

export const fact = style(
  inLayer('features', {
    ...textStyle('sm'),
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: '32px',
    '@media': { [media.touch]: { minHeight: vars.control.lg } },
  }),
);

export const term = style(inLayer('features', { flex: 'none', color: icon.subtle }));

export const value = style(
  inLayer('features', {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    flex: 1,
    minWidth: 0,
    margin: 0,
  }),
);

export const words = style(inLayer('features', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));

export const contactLink = style(
  inLayer('features', {
    color: text.default,
    textDecoration: 'none',
    borderRadius: vars.radius.tag,
    unicodeBidi: 'isolate',
    // Fingers get the whole row.
    '@media': { [media.touch]: { paddingBlock: space[3] } },
    selectors: {
      '&:hover': { color: text.link, textDecoration: 'underline' },
      '&:focus-visible': focusRing,
    },
  }),
);

export const copy = style(
  inLayer('features', {
    '@media': { [media.touch]: { width: vars.control.lg, height: vars.control.lg } },
  }),
);

export const form = style(inLayer('features', { ...column, gap: space[3] }));

export const theirNotes = style(
  inLayer('features', {
    display: 'block',
    marginBlockStart: space[1],
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);

export const submit = style(
  inLayer('features', {
    alignSelf: 'flex-end',
    '@media': { [media.phone]: { alignSelf: 'stretch' } },
  }),
);
