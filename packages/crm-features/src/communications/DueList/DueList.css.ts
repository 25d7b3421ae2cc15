import { style } from '@vanilla-extract/css';
import {
  focusRingInset,
  inLayer,
  media,
  space,
  textStyle,
  vars,
  weight,
} from '@cardinal/ui/styles';

const { color } = vars;
const feature = (rule: Parameters<typeof inLayer>[1]) => inLayer('features', rule);

export const frame = style(feature({ display: 'flex', flexDirection: 'column', gap: space[3] }));

export const summary = style(
  feature({
    ...textStyle('sm'),
    margin: 0,
    paddingBlockStart: space[4],
    fontWeight: weight.regular,
    color: color.text.muted,
  }),
);

export const company = style(
  feature({
    ...textStyle('sm'),
    color: color.text.muted,
    overflowWrap: 'anywhere',
  }),
);

export const headline = style(
  feature({
    ...textStyle('sm'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[2],
    minWidth: 0,
  }),
);

export const reasons = style(
  feature({
    ...textStyle('xs'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[3],
    margin: 0,
    color: color.text.muted,
    overflowWrap: 'anywhere',
  }),
);

export const failed = style(feature({ color: color.danger.text }));

/** As high as the row it replaces, so that the rows below stay where they are. */
export const done = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    columnGap: space[3],
    alignItems: 'center',
    minHeight: '70px',
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.control,
    color: color.text.muted,
    outline: 'none',
    selectors: { '&:focus-visible': focusRingInset },
    '@media': { [media.phone]: { paddingBlock: space[2] } },
  }),
);

export const check = style(
  feature({
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    backgroundColor: color.success.soft,
    color: color.success.icon,
  }),
);

export const doneText = style(
  feature({
    ...textStyle('sm'),
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const more = style(feature({ alignSelf: 'flex-start' }));

export const waiting = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[3],
    minHeight: '70px',
    borderBlockEnd: `1px solid ${color.border.subtle}`,
  }),
);

export const waitingWords = style(
  feature({
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
  }),
);
