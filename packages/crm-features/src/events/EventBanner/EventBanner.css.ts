import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@cardinal/ui/styles';

const { accent, background, illustration, info } = vars.color;

export const banner = style(
  inLayer('features', {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: background.sunken,
  }),
);

export const heights = styleVariants({
  card: inLayer('features', {
    height: '96px',
    // Inside the border of the card.
    borderStartStartRadius: `calc(${vars.radius.card} - 1px)`,
    borderStartEndRadius: `calc(${vars.radius.card} - 1px)`,
  }),
  page: inLayer('features', {
    height: '160px',
    borderRadius: vars.radius.card,
    '@media': { [media.phone]: { height: '112px' } },
  }),
});

const fill = { display: 'block', width: '100%', height: '100%' } as const;

export const photo = style(inLayer('features', { ...fill, objectFit: 'cover' }));

/** The banner cuts off anything drawn beyond it. */
export const drawing = style(inLayer('features', { ...fill, overflow: 'visible' }));

const lined = { strokeWidth: 1.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
const forced = { fill: 'Canvas', stroke: 'CanvasText' };

const tone = (ground: string, shape: string, line: string) => ({
  ground: inLayer('features', {
    fill: ground,
    '@media': { [media.forcedColors]: { fill: 'Canvas' } },
  }),
  shape: inLayer('features', {
    ...lined,
    fill: shape,
    stroke: line,
    '@media': { [media.forcedColors]: forced },
  }),
  line: inLayer('features', {
    ...lined,
    fill: 'none',
    stroke: line,
    '@media': { [media.forcedColors]: { ...forced, fill: 'none' } },
  }),
});

/** The colours of a drawn banner, never those of a lead's status. */
export const tones = {
  pine: styleVariants(tone(accent.soft, accent.border, illustration.accentLine)),
  neutral: styleVariants(tone(background.sunken, background.pressed, illustration.line)),
  slate: styleVariants(tone(info.soft, info.border, info.icon)),
};
