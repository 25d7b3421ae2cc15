import { style, styleVariants } from '@vanilla-extract/css';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { iconMask, pathMask } from '../../styles/iconMask.ts';
import { statusPaths } from '../StatusIcon/statusPaths.ts';
import { component, focusRing, media, textStyle, transition, vars } from '../../styles/index.ts';

const { status } = vars.color;

/** System colours replace every other one; a mask has nothing else to show. */
const forced = (selector: '&::before' | '&::after') => ({
  [media.forcedColors]: { selectors: { [selector]: { backgroundColor: 'ButtonText' } } },
});

const toned = ({ edge, softHover, icon }: { edge: string; softHover: string; icon: string }) =>
  component({
    selectors: {
      '&::after': { backgroundColor: icon },
      '&:is(:hover, [data-hovered]):not([aria-disabled])': {
        '@media': { [media.hover]: { borderColor: edge } },
      },
      '&:is(:active, [data-pressed]):not([aria-disabled])': {
        borderColor: edge,
        backgroundColor: softHover,
      },
      '&[aria-expanded="true"]': { borderColor: edge },
    },
    '@media': forced('&::after'),
  });

/** Touch screens have no keyboard. */
export const keyHint = style(component({ '@media': { [media.coarse]: { display: 'none' } } }));

export const trigger = style(
  component({
    ...transition('background-color', 'border-color'),
    position: 'relative',
    cursor: 'pointer',
    selectors: {
      '&:is(:focus-visible, [data-focus-visible])': focusRing,
      '&:disabled': { opacity: 0.6 },
      // On touch screens the target is 44 px around a small pill.
      '&::before': { content: '""', position: 'absolute', inset: '50% 0', translate: '0 -50%' },
      // The chevron, without an element: a list has fifty of these.
      '&::after': {
        content: '""',
        flex: 'none',
        width: '14px',
        height: '14px',
        maskImage: iconMask(ChevronDown, 14),
        '@media': { print: { display: 'none' } },
      },
    },
    '@media': {
      [media.phone]: { ...textStyle('sm'), height: vars.control.md, paddingInline: '11px' },
      [media.coarse]: {
        selectors: { '&::before': { inset: 'auto 0', top: '50%', height: vars.control.lg } },
      },
    },
  }),
);

export const tones = styleVariants({
  hot: toned(status.hot),
  warm: toned(status.warm),
  cold: toned(status.cold),
  closed: toned(status.closed),
});

/** The status with its icon, without an element, like the chevron. */
const value = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    selectors: {
      '&::before': { content: '""', flex: 'none', width: '14px', height: '14px' },
    },
  }),
);
export const values = styleVariants(statusPaths, (path, tone) => [
  component({
    selectors: {
      '&::before': { backgroundColor: status[tone].icon, maskImage: pathMask(path, 14) },
    },
    '@media': forced('&::before'),
  }),
  value,
]);

/** As large as the icon whose place it takes, so that the pill keeps its width. */
export const busy = style(
  component({ display: 'inline-grid', placeItems: 'center', width: '14px', height: '14px' }),
);
