import type { HTMLAttributes, Ref } from 'react';
import type { CardinalAttributes, CardinalEvents, CardinalTag } from './index.ts';

/** The listeners of Cardinal's elements in JSX: `onlead-created`. */
export type CardinalListeners = {
  [Name in keyof CardinalEvents as `on${Name}`]?: (event: CardinalEvents[Name]) => void;
};

/** The props of Cardinal's elements in JSX. */
export type CardinalElementProps = HTMLAttributes<HTMLElement> &
  Omit<CardinalAttributes, 'trial'> &
  CardinalListeners & {
    /** Nothing that is sent is stored: `trial`, as React writes an attribute without a value. */
    trial?: boolean | CardinalAttributes['trial'];
    ref?: Ref<HTMLElement>;
  };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<CardinalTag, CardinalElementProps> {}
  }
}
