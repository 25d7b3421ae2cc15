import { inLayer, space, textStyle, vars, weight } from '@cardinal/ui/styles';
import { style } from '@vanilla-extract/css';

export const form = style(inLayer('features', { paddingBlockStart: space[6] }));

/** Like a neutral InlineAlert, whose code the sign-in does not load. */
export const invited = style(
  inLayer('features', {
    ...textStyle('sm'),
    margin: 0,
    marginBlockEnd: space[5],
    padding: `${space[2]} ${space[3]}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.accent.soft,
    color: vars.color.accent.text,
  }),
);

export const languages = style(
  inLayer('features', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    justifySelf: 'center',
    gap: space[1],
  }),
);

/** The others look like what they are: small links. */
export const languageLink = style(
  inLayer('features', {
    fontWeight: weight.regular,
    color: vars.color.text.muted,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    selectors: {
      '&[aria-pressed="true"]': {
        fontWeight: weight.medium,
        color: vars.color.text.default,
        textDecoration: 'none',
      },
    },
  }),
);
