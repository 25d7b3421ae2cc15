import { style } from '@vanilla-extract/css';
import { component, media, space } from '../../styles/index.ts';

export const shortcutHint = style(
  component({
    display: 'flex',
    flex: 'none',
    paddingInlineEnd: space[2],
    '@media': { [media.touch]: { display: 'none' } },
  }),
);
