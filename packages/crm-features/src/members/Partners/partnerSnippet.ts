import type { PartnerKey, PartnerScope } from '@cardinal/contract';
import { embedPaths } from '@cardinal/contract/paths';

/** How a key's elements and its form look on a page; absent parts are the page's or Cardinal's own. */
export interface SnippetLook {
  theme?: 'light' | 'dark' | undefined;
  locale?: string | undefined;
  /** Colour of the buttons, as `#rrggbb`. */
  accent?: string | undefined;
}

/** The element that shows what a scope permits. */
export const scopeElements: Readonly<Record<PartnerScope, string>> = {
  capture: 'cardinal-capture',
  'events:read': 'cardinal-events',
};

/**
 * The code that adds the widgets of a key to a page: one script, and an element for each scope.
 * @param css Variables of the page's brand, as rules of a style sheet
 */
export function widgetSnippet(
  { base_url: base, key, scopes }: PartnerKey,
  { theme, locale }: SnippetLook = {},
  css = '',
): string {
  const more = (theme ? ` theme="${theme}"` : '') + (locale ? ` locale="${locale}"` : '');
  return [
    ...(css ? [`<style>\n${css}\n</style>`] : []),
    `<script type="module" src="${base}${embedPaths.script}"></script>`,
    ...scopes.map((scope) => {
      const name = scopeElements[scope];
      return `<${name} base-url="${base}" partner-key="${key}"${more}></${name}>`;
    }),
  ].join('\n');
}

/** Address of the hosted form of a key. */
export function formAddress(
  { base_url: base, key }: PartnerKey,
  { theme, locale, accent }: SnippetLook = {},
): string {
  const query = new URLSearchParams({
    ...(theme && { theme }),
    ...(locale && { locale }),
    ...(accent && { accent: accent.slice(1) }),
  }).toString();
  return base + embedPaths.form(key) + (query && `?${query}`);
}

/**
 * The code that adds the hosted form of a key to a page as a frame.
 * @param title Its accessible name
 */
export const frameSnippet = (key: PartnerKey, title: string): string =>
  `<iframe src="${formAddress(key)}" title="${escapeAttribute(title)}" width="100%" height="900"></iframe>`;

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
