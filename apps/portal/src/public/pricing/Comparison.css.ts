import { media, space, textStyle, vars, weight } from '@cardinal/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { rule } from '../styles.ts';
import { choices } from './choice.css.ts';

const { accent, border, text } = vars.color;

export const compare = style(rule({ minWidth: 0 }));

/** On phones, the table shows one plan at a time, which is chosen here. */
export const chooser = style([
  choices,
  rule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.25rem), 1fr))',
    marginBlockEnd: space[4],
    '@media': { [media.md]: { display: 'none' } },
  }),
]);

export const table = style(rule({ width: '100%', tableLayout: 'fixed' }));

export const rowHead = style(
  rule({
    ...textStyle('sm'),
    width: '46%',
    paddingBlock: space[4],
    paddingInlineEnd: space[4],
    borderBlockEnd: `1px solid ${border.subtle}`,
    fontWeight: weight.medium,
    textAlign: 'start',
    '@media': { [media.md]: { width: '24%' } },
  }),
);

const cell = style(
  rule({
    ...textStyle('sm'),
    paddingBlock: space[4],
    paddingInlineEnd: space[4],
    borderBlockEnd: `1px solid ${border.subtle}`,
    color: text.muted,
    textAlign: 'start',
    verticalAlign: 'top',
  }),
);

const onlyWhenChosen = (id: string) =>
  style(
    rule({
      '@media': {
        [media.phone]: {
          selectors: {
            [`${compare}:not(:has(input[value="${id}"]:checked)) &`]: { display: 'none' },
          },
        },
      },
    }),
  );

export const cells = styleVariants({
  free: [cell, onlyWhenChosen('free')],
  basic: [cell, onlyWhenChosen('basic')],
  business: [cell, onlyWhenChosen('business')],
  enterprise: [cell, onlyWhenChosen('enterprise')],
});

export const columnHead = style(
  rule({ fontWeight: weight.semibold, color: text.default, borderBlockEndColor: border.strong }),
);

export const cornerHead = style(rule({ borderBlockEndColor: border.strong }));

export const yes = style(
  rule({ display: 'inline-flex', verticalAlign: '-3px', color: accent.text }),
);
export const no = style(rule({ color: text.subtle }));
