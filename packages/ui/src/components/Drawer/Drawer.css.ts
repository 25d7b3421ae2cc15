import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, media, vars } from '../../styles/index.ts';

const fromStart = keyframes({ from: { transform: 'translateX(var(--from, -100%))' } });
const fromBottom = keyframes({ from: { transform: 'translateY(100%)' } });

const moving = (animation: string) => ({
  '&[data-entering]': { animation: `${animation} ${vars.motion.slow} ${vars.motion.out}` },
  '&[data-exiting]': { animation: `${animation} ${vars.motion.base} ${vars.motion.exit} reverse` },
});

const beside = {
  insetBlock: 0,
  width: '400px',
  maxWidth: 'calc(100% - 48px)',
  maxHeight: '100%',
};

export const drawer = recipe({
  base: component({ position: 'absolute', maxHeight: '100%' }),
  variants: {
    side: {
      start: component({
        ...beside,
        insetInlineStart: 0,
        vars: { '--from': '-100%' },
        selectors: { ...moving(fromStart), '&:dir(rtl)': { vars: { '--from': '100%' } } },
      }),
      end: component({
        ...beside,
        insetInlineEnd: 0,
        vars: { '--from': '100%' },
        selectors: { ...moving(fromStart), '&:dir(rtl)': { vars: { '--from': '-100%' } } },
      }),
      bottom: component({
        insetInline: 0,
        insetBlockEnd: 0,
        maxHeight: 'calc(100% - 48px)',
        borderStartStartRadius: vars.radius.dialog,
        borderStartEndRadius: vars.radius.dialog,
        selectors: moving(fromBottom),
        '@media': { [media.md]: { marginInline: 'auto', maxWidth: '560px' } },
      }),
    },
    isNarrow: { true: component({ width: '280px' }) },
  },
});

/** The bottom of the body leaves room for the browser's bar on phones. */
export const bottom = style(component({ paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)' }));
