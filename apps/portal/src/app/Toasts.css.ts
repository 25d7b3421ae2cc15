import { inLayer, layer, screenOnly, space, textStyle, vars } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

/** A toast without the code of the region; on phones, clear of the bar below. */
export const plainToast = style([
  screenOnly,
  inLayer('features', {
    ...textStyle('sm'),
    position: 'fixed',
    zIndex: layer.toast,
    insetInline: space[4],
    insetBlockStart: space[4],
    maxWidth: '360px',
    marginInline: 'auto',
    padding: space[3],
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.background.raised,
    color: vars.color.text.default,
    boxShadow: vars.shadow.popover,
  }),
]);
