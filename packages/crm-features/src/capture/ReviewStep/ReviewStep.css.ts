import { inLayer, media, space, textStyle, vars, weight } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

const { accent, background, border, icon, text } = vars.color;

/** Picture and form side by side, or stacked where space is limited. */
export const panes = style(
  inLayer('features', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: '100%',
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
);

/** Background of the picture. */
export const picturePane = style(
  inLayer('features', {
    minWidth: 0,
    padding: space[6],
    backgroundColor: background.sunken,
    borderInlineEnd: `1px solid ${border.subtle}`,
    '@media': {
      [media.phone]: {
        padding: space[4],
        paddingBlockEnd: space[2],
        borderInlineEnd: 0,
        borderBlockEnd: `1px solid ${border.subtle}`,
      },
    },
  }),
);

/** Stays visible while the form scrolls. */
export const sticky = style(
  inLayer('features', {
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    '@media': { [media.md]: { position: 'sticky', insetBlockStart: space[6] } },
  }),
);

export const formPane = style(
  inLayer('features', {
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    minWidth: 0,
    padding: space[6],
    '@media': { [media.phone]: { padding: space[4] } },
  }),
);

export const toolbar = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[1],
  }),
);

export const also = style(
  inLayer('features', {
    borderBlockStart: `1px solid ${border.subtle}`,
    paddingBlockStart: space[4],
    marginBlockStart: space[1],
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
  }),
);

export const alsoTitle = style(
  inLayer('features', { ...textStyle('sm'), fontWeight: weight.semibold }),
);

export const alsoItem = style(
  inLayer('features', {
    ...textStyle('sm'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    color: text.muted,
    overflowWrap: 'anywhere',
  }),
);

export const alsoIcon = style(
  inLayer('features', { flex: 'none', color: icon.subtle, marginBlockStart: '2px' }),
);

/** Why to check a field, its source, and the alternatives. */
export const checkNote = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    rowGap: space[1],
  }),
);

/** The sentence and the actions; below the cutout where space is limited. */
export const checkWords = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    flex: '1 1 200px',
    minWidth: 0,
  }),
);

/** A button within the sentence that looks like a link. */
export const checkAction = style(
  inLayer('features', {
    paddingInline: space[0.5],
    marginInline: `calc(-1 * ${space[0.5]})`,
    minHeight: space[6],
    color: accent.text,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    '@media': { [media.touch]: { minHeight: vars.control.lg } },
  }),
);

/** The note in the dialog's footer: beside the buttons, or above them on a phone. */
export const footNote = style(
  inLayer('features', {
    ...textStyle('xs'),
    flex: '1 1 96px',
    color: text.subtle,
    '@media': { [media.phone]: { flexBasis: '100%' } },
  }),
);

/** On a phone the buttons of the footer share the width. */
export const footButton = style(
  inLayer('features', { '@media': { [media.phone]: { flex: '1 1 0', minWidth: 'fit-content' } } }),
);

/** The status that answers suggest, with the button that applies it. */
export const suggestion = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
  }),
);
