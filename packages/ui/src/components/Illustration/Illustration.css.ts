import { style } from '@vanilla-extract/css';
import { component, media, vars } from '../../styles/index.ts';

const { illustration } = vars.color;
const stroke = { strokeWidth: 1.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
const part = (rule: Parameters<typeof component>[0]) => style(component(rule));

export const drawing = part({ display: 'block', fill: 'none', maxWidth: '100%' });

export const ground = part({
  fill: illustration.ground,
  '@media': { [media.forcedColors]: { display: 'none' } },
});
export const paper = part({
  ...stroke,
  fill: illustration.paper,
  stroke: illustration.line,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const line = part({
  ...stroke,
  stroke: illustration.line,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const accent = part({
  ...stroke,
  fill: illustration.accentFill,
  stroke: illustration.accentLine,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const accentLine = part({
  ...stroke,
  stroke: illustration.accentLine,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** Thicker lines. Classes, because a strict content policy forbids the attribute `style`. */
export const thick = part({ strokeWidth: 3 });
export const thickest = part({ strokeWidth: 5 });
