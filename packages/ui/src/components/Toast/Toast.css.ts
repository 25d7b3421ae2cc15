import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layerAttribute } from '../../internal/overlay/layerAttribute.ts';
import {
  component,
  focusRing,
  layer,
  media,
  screenOnly,
  textStyle,
  vars,
  weight,
} from '../../styles/index.ts';
import { edge } from './makeRoom.ts';

const { color } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const region = style([
  screenOnly,
  component({
    position: 'fixed',
    zIndex: layer.toast,
    insetInlineEnd: '24px',
    insetBlockEnd: '24px',
    width: '360px',
    maxWidth: 'calc(100vw - 32px)',
    outline: 'none',
    borderRadius: vars.radius.card,
    selectors: {
      '&[data-focus-visible]': focusRing,
      // In a dialog, the usual place of toasts is taken by the primary button.
      ':root:has([role="dialog"]) &': { insetInlineStart: '24px', insetInlineEnd: 'auto' },
      [`[${layerAttribute}]:has([role="dialog"]) &`]: {
        insetInlineStart: '24px',
        insetInlineEnd: 'auto',
      },
    },
    '@media': {
      // Over the bar with the logo, within reach of no thumb. `makeRoom` moves it away from controls.
      [media.phone]: {
        insetInline: `${edge}px`,
        insetBlockStart: `calc(${edge}px + env(safe-area-inset-top, 0px))`,
        insetBlockEnd: 'auto',
        width: 'auto',
        maxWidth: 'none',
        selectors: {
          ':root:has([role="dialog"]) &': { insetInline: `${edge}px` },
          [`[${layerAttribute}]:has([role="dialog"]) &`]: { insetInline: `${edge}px` },
          // Below a row of round buttons.
          ':root:has([data-cardinal-camera]) &': {
            insetBlockStart: 'calc(76px + env(safe-area-inset-top, 0px))',
          },
        },
      },
    },
  }),
]);

export const toast = style(
  component({
    ...textStyle('sm'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    padding: '13px',
    paddingInlineStart: '14px',
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    backgroundColor: color.background.raised,
    color: color.text.default,
    boxShadow: vars.shadow.popover,
    outline: 'none',
    animation: `${rise} ${vars.motion.slow} ${vars.motion.out}`,
    selectors: { '&[data-focus-visible]': focusRing },
    '@media': {
      // With a description of one line, it fits into the bar.
      [media.phone]: {
        alignItems: 'center',
        minHeight: '48px',
        paddingBlock: '5px',
        paddingInlineStart: '12px',
        animationName: drop,
      },
      [media.reducedMotion]: { animation: 'none' },
    },
  }),
);

export const lead = style(
  component({ display: 'flex', alignItems: 'center', height: textStyle('sm').lineHeight }),
);

export const tones = styleVariants({
  success: component({ color: color.success.icon }),
  danger: component({ color: color.danger.icon }),
  info: component({ color: color.info.icon }),
});

export const content = style(
  component({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }),
);

export const title = style(component({ display: 'block', fontWeight: weight.medium }));

export const description = style(
  component({
    display: 'block',
    color: color.text.muted,
    maxHeight: '40vh',
    overflow: 'auto',
    whiteSpace: 'pre-line',
    '@media': { [media.phone]: textStyle('xs') },
  }),
);

export const close = style(
  component({ flex: 'none', marginBlock: '-4px', marginInlineEnd: '-5px' }),
);
