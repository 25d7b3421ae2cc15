import type { Pair } from '../Pairs.tsx';
import { ScaledStory } from '../ScaledStory.tsx';
import { widgetPlaces, type Place } from './widgetPlaces.ts';

const drawn = (place: Place) => () => <ScaledStory {...place} />;

/** Live examples of the places in which a widget belongs, and in which it does not. */
export function widgetExamplesOf(name: string): readonly Pair[] {
  const [good, bad] = widgetPlaces[name] ?? [];
  if (!good || !bad) return [];
  return [
    { good: drawn(good), goodBecause: good.because, bad: drawn(bad), badBecause: bad.because },
  ];
}
