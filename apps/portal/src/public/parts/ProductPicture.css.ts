import { vars } from '@cardinal/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { onlyOn, rule } from '../styles.ts';

const picture = { width: '100%', height: 'auto' };

export const onLight = style(rule({ ...picture, ...onlyOn('light') }));
export const onDark = style(rule({ ...picture, ...onlyOn('dark') }));

const frame = style(
  rule({
    display: 'block',
    overflow: 'hidden',
    border: `1px solid ${vars.color.border.default}`,
    backgroundColor: vars.color.background.surface,
  }),
);

/** Rounded like a card, a window or the screen of a phone. */
export const frames = styleVariants({
  card: [frame, style(rule({ borderRadius: vars.radius.card }))],
  window: [frame, style(rule({ borderRadius: vars.radius.dialog }))],
  phone: [frame, style(rule({ borderRadius: '28px' }))],
});
