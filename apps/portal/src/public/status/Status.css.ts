import { media, space, tabularNumbers, textStyle, vars, weight } from '@cardinal/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { column, rule } from '../styles.ts';

const { background, border, danger, success, text, warning } = vars.color;

/** Carries the state of a part or of the whole as `data-state`. */
export const part = style(rule({}));

const shownWhen = (state: string) =>
  style(
    rule({
      display: 'none',
      selectors: { [`${part}[data-state="${state}"] &`]: { display: 'inline-flex' } },
    }),
  );

const pill = style(
  rule({ ...textStyle('sm'), alignItems: 'center', gap: space[2], fontWeight: weight.medium }),
);

const colours = {
  operational: success.text,
  degraded: warning.text,
  down: danger.text,
};

export const states = styleVariants(colours, (color, state) => [
  pill,
  shownWhen(state),
  style(rule({ color })),
]);

const grounds = {
  operational: { backgroundColor: success.soft, borderColor: success.border },
  degraded: { backgroundColor: warning.soft, borderColor: warning.border },
  down: { backgroundColor: danger.soft, borderColor: danger.border },
};

export const bannerRow = style(rule({ ...column, paddingBlockEnd: space[12] }));

export const banner = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[6]}`,
    minHeight: '72px',
    padding: `${space[4]} ${space[6]}`,
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.card,
    backgroundColor: background.sunken,
    selectors: Object.fromEntries(
      Object.entries(grounds).map(([state, ground]) => [`&[data-state="${state}"]`, ground]),
    ),
  }),
);

export const whole = style(rule({ ...textStyle('lg'), fontWeight: weight.semibold }));

export const checked = style(rule({ ...textStyle('sm'), ...tabularNumbers, color: text.muted }));

export const table = style(rule({ width: '100%' }));

export const headCell = style(
  rule({
    ...textStyle('xs'),
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${border.strong}`,
    fontWeight: weight.medium,
    textAlign: 'start',
    color: text.muted,
    selectors: { '&:last-child': { textAlign: 'end' } },
  }),
);

export const row = style(rule({ borderBlockEnd: `1px solid ${border.subtle}` }));

export const name = style(
  rule({
    ...textStyle('md'),
    paddingBlock: space[4],
    paddingInlineEnd: space[4],
    fontWeight: weight.medium,
    textAlign: 'start',
  }),
);

export const what = style(
  rule({ ...textStyle('sm'), display: 'block', fontWeight: weight.regular, color: text.muted }),
);

export const cell = style(
  rule({
    ...textStyle('sm'),
    ...tabularNumbers,
    paddingBlock: space[4],
    textAlign: 'start',
    selectors: { '&:last-child': { textAlign: 'end', color: text.muted } },
  }),
);

export const sample = style(
  rule({ marginInlineStart: space[2], '@media': { [media.phone]: { marginInlineStart: 0 } } }),
);

export const incidents = style(
  rule({
    display: 'grid',
    gap: space[8],
    '@media': { [media.lg]: { gridTemplateColumns: '1fr 1fr', gap: space[12] } },
  }),
);

export const incidentHead = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    marginBlockEnd: space[1],
  }),
);

export const incidentTitle = style(rule({ ...textStyle('md'), fontWeight: weight.semibold }));

export const lines = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${space[2]} ${space[4]}`,
    margin: `${space[3]} 0 0`,
  }),
);

export const time = style(rule({ ...textStyle('sm'), ...tabularNumbers, color: text.subtle }));
export const line = style(rule({ ...textStyle('sm'), margin: 0, color: text.muted }));
