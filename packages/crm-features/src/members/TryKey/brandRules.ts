import { themeFromBrand } from '@cardinal/ui';

type Scheme = 'light' | 'dark';

/** Any colour: what no accent changes is the same for two of them. */
const another = '#0b5d61';

/** The CSS variables of an element that an accent changes. @param accent `#rrggbb` */
export function accentVariables(accent: string, scheme: Scheme): Record<string, string> {
  const other = themeFromBrand({ accent: another }, scheme);
  return Object.fromEntries(
    Object.entries(themeFromBrand({ accent }, scheme)).filter(
      ([name, value]) => other[name] !== value,
    ),
  );
}

function rule(tags: readonly string[], accent: string, scheme: Scheme): string {
  const lines = Object.entries(accentVariables(accent, scheme));
  return `${tags.join(', ')} {\n${lines.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
}

/**
 * The rules with which a page sets the accent of its elements.
 * @param theme Of the elements; undefined for what the visitor's system uses
 */
export function accentRules(
  tags: readonly string[],
  accent: string | undefined,
  theme: Scheme | undefined,
): string {
  if (accent === undefined) return '';
  if (theme) return rule(tags, accent, theme);
  const dark = rule(tags, accent, 'dark');
  return `${rule(tags, accent, 'light')}\n@media (prefers-color-scheme: dark) {\n${dark}\n}`;
}
