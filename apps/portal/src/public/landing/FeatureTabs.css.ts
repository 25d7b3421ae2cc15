import { focusRing, media, space, textStyle, transition, vars, weight } from '@cardinal/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { rule } from '../styles.ts';

const { accent, border, text } = vars.color;

export const tabs = style(rule({ minWidth: 0 }));

export const list = style(
  rule({
    display: 'flex',
    gap: space[6],
    marginInline: `calc(-1 * ${space[4]})`,
    paddingInline: space[4],
    borderBlockEnd: `1px solid ${border.default}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': { [media.md]: { marginInline: 0, paddingInline: 0, gap: space[8] } },
  }),
);

export const tab = style(
  rule({
    ...textStyle('sm'),
    ...transition('color', 'box-shadow'),
    position: 'relative',
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: space[2],
    minHeight: '48px',
    fontWeight: weight.medium,
    color: text.muted,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { color: accent.text, boxShadow: `inset 0 -2px 0 ${accent.fill}` },
      '&:has(:focus-visible)': {
        ...focusRing,
        outlineOffset: '-2px',
        borderRadius: vars.radius.control,
      },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: text.default } } },
      [media.forcedColors]: {
        selectors: { '&:has(:checked)': { borderBlockEnd: '2px solid Highlight' } },
      },
    },
  }),
);

export const input = style(
  rule({
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
    outline: 'none',
  }),
);

const panel = style(
  rule({
    display: 'none',
    gap: space[8],
    alignItems: 'center',
    paddingBlockStart: space[8],
    '@media': {
      [media.lg]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
        gap: space[16],
        paddingBlockStart: space[12],
      },
    },
  }),
);

const shownFor = (id: string) =>
  style(
    rule({ selectors: { [`${tabs}:has(input[value="${id}"]:checked) &`]: { display: 'grid' } } }),
  );

export const panels = styleVariants({
  enrichment: [panel, shownFor('enrichment')],
  assignment: [panel, shownFor('assignment')],
  tags: [panel, shownFor('tags')],
  communication: [panel, shownFor('communication')],
  analytics: [panel, shownFor('analytics')],
});

export const about = style(
  rule({ ...textStyle('md'), marginBlockStart: space[3], color: text.muted, textWrap: 'pretty' }),
);

export const points = style(
  rule({
    display: 'grid',
    gap: space[3],
    margin: `${space[5]} 0 0`,
    padding: 0,
    listStyle: 'none',
  }),
);

export const point = style(
  rule({ ...textStyle('sm'), display: 'flex', gap: space[3], color: text.default }),
);

export const check = style(rule({ flex: 'none', marginBlockStart: '2px', color: accent.text }));

export const picture = style(rule({ boxShadow: vars.shadow.popover }));
