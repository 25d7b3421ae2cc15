import { style } from '@vanilla-extract/css';
import { component, textStyle, vars, weight } from '../../styles/index.ts';

const { color } = vars;

export const state = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
    paddingBlock: '48px',
    paddingInline: '16px',
    width: '100%',
  }),
);

export const title = style(
  component({
    ...textStyle('md'),
    marginBlockStart: '24px',
    fontWeight: weight.semibold,
    color: color.text.default,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const description = style(
  component({
    ...textStyle('sm'),
    marginBlockStart: '4px',
    maxWidth: '44ch',
    color: color.text.muted,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '8px',
    marginBlockStart: '20px',
  }),
);

export const reference = style(
  component({
    ...textStyle('xs'),
    marginBlockStart: '20px',
    color: color.text.subtle,
    overflowWrap: 'anywhere',
  }),
);
