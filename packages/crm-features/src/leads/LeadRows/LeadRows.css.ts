import { createVar, style, styleVariants } from '@vanilla-extract/css';
import {
  focusRing,
  focusRingInset,
  inLayer,
  layer,
  media,
  space,
  textStyle,
  transition,
  truncate,
  vars,
  weight,
} from '@cardinal/ui/styles';

const { accent, background, border, text } = vars.color;

/** Container of the list: what is too narrow for a column leaves it out, wherever it is embedded. */
const withoutCompany = '(max-width: 53.75rem)';
const withoutSource = '(max-width: 43.75rem)';

const actionsWidth = createVar();

export const table = style(
  inLayer('features', {
    ...textStyle('sm'),
    vars: { [actionsWidth]: '140px' },
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '@media': { [media.coarse]: { vars: { [actionsWidth]: '192px' } } },
  }),
);

const columns = {
  lead: { width: '17rem' },
  company: { '@container': { [withoutCompany]: { display: 'none' } } },
  status: { width: '7.25rem' },
  source: { width: '9.75rem', '@container': { [withoutSource]: { display: 'none' } } },
  created: { width: '6.625rem' },
  actions: { width: actionsWidth, textAlign: 'end' },
} as const;

const headerCell = style(
  inLayer('features', {
    ...textStyle('xs'),
    position: 'sticky',
    top: 0,
    zIndex: layer.sticky,
    height: '40px',
    paddingInline: space[2],
    borderBlockEnd: `1px solid ${border.default}`,
    backgroundColor: background.surface,
    color: text.muted,
    fontWeight: weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    // Newer rows are on their way: the old ones stay readable meanwhile.
    selectors: { '[aria-busy="true"] &': { borderBlockEndColor: accent.fill } },
  }),
);

export const header = styleVariants(columns, (column, name) => [
  headerCell,
  inLayer('features', {
    ...column,
    // With the company column gone the lead takes its room.
    ...(name === 'lead' && { '@container': { [withoutCompany]: { width: 'auto' } } }),
  }),
]);

export const sortButton = style(
  inLayer('features', {
    ...transition('color'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: '24px',
    borderRadius: vars.radius.tag,
    fontWeight: 'inherit',
    selectors: {
      '&:hover': { color: text.default },
      '&:focus-visible': focusRing,
      '[aria-sort] > &': { color: text.default },
      '&::after': {
        content: '""',
        width: '6px',
        height: '6px',
        marginInlineEnd: '2px',
        borderRight: '1.5px solid currentColor',
        borderBottom: '1.5px solid currentColor',
        rotate: '45deg',
        translate: '0 -2px',
        opacity: 0,
      },
      '&:hover::after': { opacity: 0.6 },
      '[aria-sort] > &::after': { opacity: 1 },
      '[aria-sort="ascending"] > &::after': { rotate: '-135deg', translate: '0 2px' },
    },
  }),
);

export const row = style(
  inLayer('features', {
    // Holds the avatar: a positioned cell would paint over the row's focus ring.
    position: 'relative',
    cursor: 'pointer',
    selectors: {
      '&:hover': { '@media': { [media.hover]: { backgroundColor: background.hover } } },
      '&:focus-visible': focusRingInset,
    },
  }),
);

const bodyCell = style(
  inLayer('features', {
    ...truncate,
    height: vars.control.row,
    padding: `0 ${space[2]}`,
    borderBlockEnd: `1px solid ${border.subtle}`,
    fontWeight: weight.regular,
  }),
);

const bodyColumns = {
  ...columns,
  // Beside the avatar, which is 2rem wide.
  lead: { paddingInlineStart: `calc(${space[2]} + 2rem + ${space[3]})` },
  status: { overflow: 'visible' },
  source: { ...columns.source, color: text.muted },
  created: { color: text.muted, fontVariantNumeric: 'tabular-nums' },
  actions: { ...columns.actions, paddingInline: '2px', overflow: 'visible' },
} as const;

export const cell = styleVariants(bodyColumns, (column) => [bodyCell, inLayer('features', column)]);

export const avatar = style(
  inLayer('features', {
    position: 'absolute',
    insetInlineStart: space[2],
    top: '50%',
    translate: '0 -50%',
  }),
);

export const name = style(
  inLayer('features', { ...truncate, display: 'block', fontWeight: weight.medium }),
);

export const email = style(
  inLayer('features', {
    ...textStyle('xs'),
    ...truncate,
    display: 'block',
    color: text.subtle,
    selectors: { '[data-cardinal-density="compact"] &': { display: 'none' } },
  }),
);

export const skeletonRow = style(inLayer('features', { position: 'relative' }));

export const skeletonActions = style(
  inLayer('features', {
    display: 'inline-flex',
    verticalAlign: 'middle',
    gap: space[4],
    paddingInline: space[2],
  }),
);

export const skeletonLines = style(
  inLayer('features', { display: 'grid', gap: space[1.5], alignContent: 'center' }),
);
