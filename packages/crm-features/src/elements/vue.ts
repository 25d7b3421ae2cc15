import type { CardinalAttributes, CardinalEvents, CardinalTag } from './index.ts';

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

/** A Cardinal element in Vue's templates, where attributes are known by their names in camel case. */
export type CardinalVueElement = new () => {
  $props: {
    [Name in keyof CardinalAttributes as Camel<Name>]: CardinalAttributes[Name];
  };
  $emit: <Name extends keyof CardinalEvents>(event: Name, detail: CardinalEvents[Name]) => void;
};

/** @ts-ignore Found where Vue is installed, which it is not here. */
declare module 'vue' {
  interface GlobalComponents extends Record<CardinalTag, CardinalVueElement> {}
}
