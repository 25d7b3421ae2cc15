import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, textStyle, vars } from '@cardinal/ui/styles';

const feature = (rule: Parameters<typeof inLayer>[1]) => inLayer('features', rule);

/** Resets everything, so that nothing is inherited from the page except its variables. */
export const ground = style(
  feature({
    all: 'initial',
    ...textStyle('sm'),
    display: 'block',
    fontFamily: vars.font.sans,
    color: vars.color.text.default,
    colorScheme: 'light dark',
  }),
);
globalStyle(`:host([data-cardinal-scheme="light"]) ${ground}`, { colorScheme: 'light' });
globalStyle(`:host([data-cardinal-scheme="dark"]) ${ground}`, { colorScheme: 'dark' });
globalStyle(':host', { display: 'block' });
globalStyle(':host([hidden])', { display: 'none' });

export const pad = style(feature({ padding: 4 }));

export const waiting = style(
  feature({ display: 'grid', placeItems: 'center', minHeight: 64, padding: 16 }),
);
