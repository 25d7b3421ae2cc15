/** What each event of Cardinal's elements carries, by name. */
export interface CardinalEventDetails {
  /** The element is shown and can be used. */
  'cardinal-ready': null;
  /** A lead was saved. */
  'lead-created': { id: string };
  /** Something failed; the element shows the message as well. */
  'cardinal-error': { code: string; message: string };
}

/** The events of Cardinal's elements, by name. */
export type CardinalEvents = {
  [Name in keyof CardinalEventDetails]: CustomEvent<CardinalEventDetails[Name]>;
};

/** The attributes of Cardinal's elements. */
export interface CardinalAttributes {
  /** The key from Members & access, Partners. */
  'partner-key': string;
  /** Address of the Cardinal server. @default the server that the script came from */
  'base-url'?: string | undefined;
  /** @default 'system' */
  theme?: 'light' | 'dark' | 'system' | undefined;
  /** Language in BCP 47. @default the language of the page, or of the browser */
  locale?: string | undefined;
  /** Present while you try the key: nothing that is sent is stored. */
  trial?: '' | undefined;
}

/** The elements that the script of a Cardinal server defines. */
export type CardinalTag =
  | 'cardinal-capture'
  | 'cardinal-events'
  | 'cardinal-capture-v1'
  | 'cardinal-events-v1';

declare global {
  // Elements, documents and windows hear them, because they bubble.
  interface GlobalEventHandlersEventMap extends CardinalEvents {}
  interface HTMLElementTagNameMap extends Record<CardinalTag, HTMLElement> {}
}
