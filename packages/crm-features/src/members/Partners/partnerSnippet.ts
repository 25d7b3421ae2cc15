import type { PartnerKey, PartnerScope } from '@cardinal/contract';
import { embedPaths } from '@cardinal/contract/paths';

/** The element that shows what a scope permits. */
const elements: Readonly<Record<PartnerScope, string>> = {
  capture: 'cardinal-capture',
  'events:read': 'cardinal-events',
};

/** The code that adds the widgets of a key to a page: one script, and an element for each scope. */
export function widgetSnippet({ base_url: base, key, scopes }: PartnerKey): string {
  return [
    `<script type="module" src="${base}${embedPaths.script}"></script>`,
    ...scopes.map((scope) => {
      const name = elements[scope];
      return `<${name} base-url="${base}" partner-key="${key}"></${name}>`;
    }),
  ].join('\n');
}

/** Address of the hosted form of a key. */
export const formAddress = ({ base_url: base, key }: PartnerKey): string =>
  base + embedPaths.form(key);

/**
 * The code that adds the hosted form of a key to a page as a frame.
 * @param title Its accessible name
 */
export const frameSnippet = (key: PartnerKey, title: string): string =>
  `<iframe src="${formAddress(key)}" title="${escapeAttribute(title)}" width="100%" height="900"></iframe>`;

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
