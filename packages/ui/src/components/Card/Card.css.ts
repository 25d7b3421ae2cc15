import { recipe } from '@vanilla-extract/recipes';
import { component, media, space, transition, vars } from '../../styles/index.ts';

const { color } = vars;

export const card = recipe({
  base: component({
    display: 'block',
    minWidth: 0,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.background.surface,
    color: color.text.default,
  }),
  variants: {
    padding: {
      0: component({ padding: space[0] }),
      3: component({ padding: space[3] }),
      4: component({ padding: space[4] }),
      5: component({ padding: space[5] }),
      6: component({ padding: space[6] }),
    },
    interactive: {
      true: component({
        ...transition('border-color'),
        '@media': {
          [media.hover]: { selectors: { '&:hover': { borderColor: color.border.strong } } },
        },
      }),
    },
  },
});
