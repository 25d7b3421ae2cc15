import { style } from '@vanilla-extract/css';
import { component, media, vars, weight } from '../../styles/index.ts';

/** A small number in a pill: how much waits behind a link. */
export const count = style(
  component({
    flex: 'none',
    minWidth: '1.125rem',
    paddingInline: '5px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accent.fill,
    color: vars.color.text.onAccent,
    fontSize: '0.6875rem',
    lineHeight: '1.125rem',
    fontWeight: weight.semibold,
    textAlign: 'center',
    '@media': { [media.forcedColors]: { outline: '1px solid' } },
  }),
);
