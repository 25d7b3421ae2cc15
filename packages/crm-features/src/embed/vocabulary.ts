/** Major version of the elements: attributes and events only grow within it. */
const major = 1;

/** The elements, by what they show. */
export const elements = { capture: 'cardinal-capture', events: 'cardinal-events' } as const;

/** What an element shows. */
export type WidgetKind = keyof typeof elements;

/** Attributes of every element. */
export const attributes = {
  baseUrl: 'base-url',
  partnerKey: 'partner-key',
  theme: 'theme',
  locale: 'locale',
  trial: 'trial',
} as const;

/** Events of the elements. All of them bubble and are composed. */
export const events = {
  ready: 'cardinal-ready',
  leadCreated: 'lead-created',
  error: 'cardinal-error',
} as const;

/** Details of each event. */
export interface EventDetails {
  'cardinal-ready': null;
  'lead-created': { id: string };
  'cardinal-error': { code: string; message: string };
}

/** Name of an element that always refers to one major version, whatever else is on the page. */
export const versionedName = (kind: WidgetKind): string => `${elements[kind]}-v${major}`;
