import { contrast, parseColor } from './color.ts';
import type { Colors } from './resolve.ts';

/** Colours that must contrast with each other. */
export interface ContrastPair {
  /** The pair, as a path of the tokens. */
  name: string;
  /** Contrast required by WCAG 2.2 AA. */
  needs: 3 | 4.5;
  /** Whether high contrast requires more: 7 for text, 3 for lines. */
  high?: 3 | 7;
  foreground: string;
  backgrounds: Record<string, string>;
}

/** Every pair of colours for text and controls that components may use. */
export function contrastPairs({
  background,
  text,
  icon,
  border,
  accent,
  focus,
  status,
  danger,
  success,
  warning,
  info,
  illustration,
  logo,
}: Colors): ContrastPair[] {
  const { canvas, surface, raised, sunken, hover, pressed, selected } = background;
  const grounds = { canvas, surface, raised, sunken };
  const allGrounds = { ...grounds, hover, pressed, selected };
  const pair = (
    name: string,
    foreground: string,
    backgrounds: Record<string, string>,
    needs: 3 | 4.5,
    high?: 3 | 7,
  ): ContrastPair => ({ name, foreground, backgrounds, needs, high });
  const { soft: accentSoft, softHover: accentSoftHover } = accent;
  const fills = { fill: accent.fill, hover: accent.hover, pressed: accent.pressed };
  return [
    pair('text.default', text.default, allGrounds, 4.5, 7),
    pair('text.muted', text.muted, allGrounds, 4.5, 7),
    pair('text.subtle', text.subtle, allGrounds, 4.5, 7),
    pair('text.onAccent', text.onAccent, fills, 4.5),
    pair(
      'text.onDanger',
      text.onDanger,
      { fill: danger.fill, hover: danger.hover, pressed: danger.pressed },
      4.5,
    ),
    pair('text.onInverse', text.onInverse, { inverse: background.inverse }, 4.5, 7),
    pair('text.link', text.link, { canvas, surface, raised, sunken, selected }, 4.5),
    pair(
      'accent.text',
      accent.text,
      { canvas, surface, sunken, accentSoft, accentSoftHover },
      4.5,
      7,
    ),
    ...Object.entries(status).flatMap(([name, it]) => [
      pair(
        `status.${name}.text`,
        it.text,
        { soft: it.soft, softHover: it.softHover, surface, canvas },
        4.5,
        7,
      ),
      pair(`status.${name}.icon`, it.icon, { soft: it.soft, surface, raised }, 3),
      pair(`status.${name}.edge`, it.edge, { surface }, 3),
    ]),
    ...Object.entries({ danger, success, warning, info }).flatMap(([name, it]) => [
      pair(`${name}.text`, it.text, { soft: it.soft, surface, canvas, raised }, 4.5),
      pair(`${name}.icon`, it.icon, { soft: it.soft, surface }, 3),
      pair(`${name}.edge`, it.edge, { surface, raised }, 3),
    ]),
    pair('border.strong', border.strong, grounds, 3, 7),
    pair('focus.ring', focus.ring, { ...grounds, accentSoft }, 3),
    pair('icon.subtle', icon.subtle, { ...grounds, hover }, 3),
    pair('icon.default', icon.default, { pressed }, 3),
    pair('accent.fill', accent.fill, { ...grounds, accentSoft }, 3),
    pair('danger.fill', danger.fill, { surface }, 3),
    pair('illustration.line', illustration.line, { surface }, 3),
    pair('illustration.accentLine', illustration.accentLine, { surface }, 3),
    pair('logo.card', logo.card, { sunken }, 3),
  ];
}

/** The lowest contrast of a pair, and on which background. */
export function lowestContrast({ foreground, backgrounds }: ContrastPair) {
  const ink = parseColor(foreground);
  const measured = Object.entries(backgrounds).map(([on, color]) => ({
    on,
    ratio: contrast(ink, parseColor(color)),
  }));
  return measured.reduce((lowest, next) => (next.ratio < lowest.ratio ? next : lowest));
}
