import { style } from '@vanilla-extract/css';
import { inLayer, media, space, textStyle, vars, weight } from '@cardinal/ui/styles';

const { border, text, background } = vars.color;

/** Limits fields and texts to a width that can be read at a glance. */
const contentWidth = '560px';

/** No space below the last section, which ends the page. */
export const page = style(inLayer('features', { paddingBlockEnd: space[12] }));

const columns = inLayer('features', {
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.lg]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${contentWidth})`,
      columnGap: space[8],
    },
    [media.xl]: { gridTemplateColumns: `minmax(0, 400px) minmax(0, ${contentWidth})` },
  },
});

/** The title of a group of settings beside them, or above them where there is no room. */
export const section = style([
  columns,
  inLayer('features', {
    paddingBlock: space[8],
    borderBlockStart: `1px solid ${border.subtle}`,
    '@media': {
      [media.phone]: {
        paddingBlock: space[6],
        // The facts above end in a line of the same width.
        selectors: { '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 } },
      },
    },
  }),
]);

export const sectionText = style(
  inLayer('features', { ...textStyle('sm'), color: text.muted, maxWidth: '40ch' }),
);

export const sectionBody = style(inLayer('features', { minWidth: 0, maxWidth: contentWidth }));

export const overview = style([columns, inLayer('features', { alignItems: 'center' })]);

export const person = style(
  inLayer('features', { display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0 }),
);

export const personWords = style(inLayer('features', { minWidth: 0 }));

export const personName = style(
  inLayer('features', {
    ...textStyle('lg'),
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
  }),
);

/** The role as the API spells it, capitalised. */
export const personRole = style(
  inLayer('features', {
    ...textStyle('sm'),
    color: text.muted,
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
    display: 'block',
  }),
);

/** Logout and Save at the two ends of a line. */
export const formEnd = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlockStart: space[1],
  }),
);

export const devices = style(inLayer('features', { borderBlockEnd: `1px solid ${border.subtle}` }));

export const device = style(
  inLayer('features', {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: '64px',
    paddingBlock: space[2],
    borderBlockStart: `1px solid ${border.subtle}`,
  }),
);

export const deviceIcon = style(
  inLayer('features', {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '36px',
    height: '36px',
    borderRadius: vars.radius.control,
    backgroundColor: background.sunken,
    color: vars.color.icon.default,
  }),
);

export const deviceWords = style(inLayer('features', { flex: '1 1 auto', minWidth: 0 }));

export const deviceName = style(
  inLayer('features', {
    ...textStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[0.5]} ${space[2]}`,
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
  }),
);

export const deviceTimes = style(
  inLayer('features', { ...textStyle('xs'), display: 'block', color: text.muted }),
);
