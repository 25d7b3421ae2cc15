import type { HTMLAttributes, Ref } from 'react';
import type { CardinalAttributes, CardinalEvents, CardinalTag } from './index.ts';

/** The listeners of Cardinal's elements in JSX: `onlead-created`. */
export type CardinalListeners = {
  [Name in keyof CardinalEvents as `on${Name}`]?: (event: CardinalEvents[Name]) => void;
};

/** The props of Cardinal's elements in JSX. */
export type CardinalElementProps = HTMLAttributes<HTMLElement> &
  CardinalAttributes &
  CardinalListeners & { ref?: Ref<HTMLElement> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<CardinalTag, CardinalElementProps> {}
  }
}
