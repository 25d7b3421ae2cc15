import { style, type StyleRule } from '@vanilla-extract/css';
import { inLayer, media, space, textStyle, vars } from '@cardinal/ui/styles';

const { border, icon, text } = vars.color;
const column = { display: 'flex', flexDirection: 'column' } as const;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Container for the layout: the cards adapt to the space in which they are embedded. */
export const room = style(inLayer('features', { containerType: 'inline-size' }));

/** Three, two or one per row, as many as fit at the current text size. */
export const cards = style(
  inLayer('features', {
    display: 'grid',
    gap: space[4],
    '@container': {
      '(min-width: 37rem)': columns(2),
      '(min-width: 56rem)': columns(3),
    },
  }),
);

/** Covers the card below its other controls, and is as tall as a thumb needs. */
export const detailsLink = style(
  inLayer('features', {
    '::after': { content: '""', position: 'absolute', inset: 0 },
    '@media': { [media.touch]: { paddingBlock: space[3], marginBlock: `calc(${space[3]} * -1)` } },
  }),
);

/** With a link, the whole card opens the event's page. */
export const card = style(
  inLayer('features', {
    ...column,
    position: 'relative',
    selectors: {
      [`&:has(${detailsLink}:hover)`]: { borderColor: border.strong },
    },
  }),
);

export const body = style(
  inLayer('features', { ...column, flex: '1', gap: space[3], padding: space[4] }),
);

export const words = style(
  inLayer('features', { ...column, flex: '1', gap: space[1], minWidth: 0 }),
);

export const nameRow = style(
  inLayer('features', {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[2],
  }),
);

/** In its own script's order, but aligned with the card. */
const aligned = { textAlign: ['-webkit-match-parent', 'match-parent'] } satisfies StyleRule;

const clamped = {
  ...aligned,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

export const name = style(inLayer('features', { ...clamped, minWidth: 0 }));

export const description = style(
  inLayer('features', { ...textStyle('sm'), ...clamped, color: text.muted }),
);

export const facts = style(
  inLayer('features', { ...column, ...textStyle('sm'), gap: space[1], color: text.muted }),
);

export const fact = style(
  inLayer('features', { display: 'flex', alignItems: 'flex-start', gap: space[2], minWidth: 0 }),
);

/** As high as the first line of the text beside it. */
export const factIcon = style(
  inLayer('features', { display: 'flex', alignItems: 'center', height: '1lh', color: icon.subtle }),
);

export const factText = style(
  inLayer('features', {
    flex: '1',
    minWidth: 0,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);

/** Above the link that covers the card. */
export const actions = style(
  inLayer('features', {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    // Elsewhere in this line, the card opens.
    alignSelf: 'flex-start',
  }),
);

export const sections = style(inLayer('features', { ...column, gap: space[8] }));

export const section = style(inLayer('features', { ...column, gap: space[3] }));

export const more = style(
  inLayer('features', { display: 'flex', justifyContent: 'center', marginBlockStart: space[4] }),
);

export const state = style(inLayer('features', { paddingBlock: space[16] }));
