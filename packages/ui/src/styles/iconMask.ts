import { createElement, type ReactElement } from 'react';
import type { LucideIcon } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';

const urlOf = (svg: ReactElement) =>
  `url("data:image/svg+xml,${encodeURIComponent(renderToStaticMarkup(svg))}")`;

/** Size of a drawing, with strokes that are 1.5 px wide in every size. */
const sizing = (size: number) => ({ size, strokeWidth: (1.5 * 24) / size });

/**
 * An icon as a mask in a style sheet, so that it needs no element: `maskImage: iconMask(Mail, 16)`.
 * Only for `.css.ts` files, which run at build time; elsewhere use Icon. Import the icon from its own
 * file (`lucide-react/icons/mail`): the index makes every build read all of them.
 */
export const iconMask = (icon: LucideIcon, size: number): string =>
  urlOf(createElement(icon, sizing(size)));

/** The same of the path of `onePathIcon`. */
export function pathMask(d: string, size: number): string {
  const { strokeWidth } = sizing(size);
  return urlOf(
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
      createElement('path', { d }),
    ),
  );
}
