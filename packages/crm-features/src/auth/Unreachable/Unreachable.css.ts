import { inLayer, space, textStyle, vars } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

const { danger } = vars.color;

export const notice = style(
  inLayer('features', {
    ...textStyle('sm'),
    display: 'flex',
    gap: space[2],
    padding: space[3],
    border: `1px solid ${danger.border}`,
    borderRadius: vars.radius.control,
    backgroundColor: danger.soft,
    color: danger.text,
  }),
);

export const noticeIcon = style(
  inLayer('features', { flex: 'none', marginBlockStart: 'calc((1lh - 16px) / 2)' }),
);
