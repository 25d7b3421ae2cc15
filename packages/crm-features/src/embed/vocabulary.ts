import type { CardinalAttributes, CardinalEventDetails, CardinalTag } from '../elements/index.ts';

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
} as const satisfies Record<string, keyof CardinalAttributes>;

/** Events of the elements. All of them bubble and are composed. */
export const events = {
  ready: 'cardinal-ready',
  leadCreated: 'lead-created',
  error: 'cardinal-error',
} as const satisfies Record<string, keyof CardinalEventDetails>;

/** Name of an element that always refers to one major version, whatever else is on the page. */
export const versionedName = (kind: WidgetKind) =>
  `${elements[kind]}-v${major}` as const satisfies CardinalTag;
