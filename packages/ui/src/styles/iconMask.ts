import { createElement } from 'react';
import type { LucideIcon } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * An icon as a mask in a style sheet, so that it needs no element: `maskImage: iconMask(Mail, 16)`.
 * Only for `.css.ts` files, which run at build time; elsewhere use Icon.
 */
export function iconMask(icon: LucideIcon, size: number): string {
  const svg = createElement(icon, { size, strokeWidth: (1.5 * 24) / size });
  return `url("data:image/svg+xml,${encodeURIComponent(renderToStaticMarkup(svg))}")`;
}
