import { styleVariants } from '@vanilla-extract/css';
import { component, media, vars } from '../../styles/index.ts';

const { color } = vars;
const outcome = (tone: string) => {
  const own = { color: tone };
  return component({
    ...own,
    '@media': {
      [media.hover]: { selectors: { '&[data-hovered]': own } },
      [media.forcedColors]: { color: 'ButtonText' },
    },
  });
};

/** The icon's colour after copying; the icon itself also changes. */
export const outcomes = styleVariants({
  idle: {},
  copied: outcome(color.success.text),
  failed: outcome(color.danger.text),
});
