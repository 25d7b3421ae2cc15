import { createLucideIcon } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/**
 * Makes an icon of lucide's look whose strokes are all in one path, for lists that show fifty of
 * them: lucide's own drawings take up to ten elements.
 * @param d The path, in lucide's square of 24
 */
export const onePathIcon = (name: string, d: string): LucideIcon =>
  createLucideIcon(name, [['path', { d, key: name }]]);
