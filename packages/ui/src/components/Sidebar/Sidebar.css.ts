import { style } from '@vanilla-extract/css';
import { component, focusRing, textStyle, truncate, vars, weight } from '../../styles/index.ts';
import { railCondition } from '../SidebarNav/SidebarNav.css.ts';

const { color } = vars;

export const sidebar = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    height: '100%',
    minHeight: '100%',
    padding: '16px 12px',
    backgroundColor: color.background.sunken,
    '@media': { [railCondition]: { paddingInline: '8px' } },
  }),
);

export const brand = style(
  component({
    ...textStyle('md'),
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    minHeight: '32px',
    paddingInline: '8px',
    borderRadius: vars.radius.control,
    color: color.text.default,
    fontWeight: weight.semibold,
    textDecoration: 'none',
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);

/** The name beside the logo is hidden on the rail. */
export const brandName = style(component({ '@media': { [railCondition]: { display: 'none' } } }));

export const brandMark = style(
  component({ display: 'none', '@media': { [railCondition]: { display: 'block' } } }),
);

export const content = style(
  component({
    flex: '1 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    // Space for focus rings and the current link's shadow, which a scrolling box would clip.
    margin: '-4px',
    padding: '4px',
  }),
);

export const foot = style(
  component({
    flex: 'none',
    paddingBlockStart: '12px',
    borderBlockStart: `1px solid ${color.border.subtle}`,
  }),
);

export const person = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    paddingInlineStart: '8px',
    '@media': { [railCondition]: { flexDirection: 'column', paddingInlineStart: 0 } },
  }),
);

export const personWords = style(
  component({
    flex: '1 1 auto',
    minWidth: 0,
    '@media': {
      [railCondition]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        clipPath: 'inset(50%)',
      },
    },
  }),
);

export const personName = style(
  component({
    ...textStyle('sm'),
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontWeight: weight.medium,
  }),
);

export const personDetail = style(
  component({ ...textStyle('xs'), ...truncate, display: 'block', color: color.text.subtle }),
);

export const personActions = style(
  component({
    display: 'flex',
    flex: 'none',
    gap: '2px',
    '@media': { [railCondition]: { flexDirection: 'column' } },
  }),
);
