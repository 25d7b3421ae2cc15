import { vars } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';
import { rule } from '../styles.ts';

const { background, border } = vars.color;

export const phone = style(
  rule({
    width: '100%',
    maxWidth: '320px',
    marginInline: 'auto',
    padding: '7px',
    border: `1px solid ${border.strong}`,
    borderRadius: '36px',
    backgroundColor: background.raised,
    boxShadow: vars.shadow.dialog,
  }),
);
