import { Heading, Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { loadSourceTypes, type SourceType } from './sourceTypes.ts';

/** The types used in a component's props, such as its items or columns. */
export function Types({ component }: { component: string }) {
  const [types, setTypes] = useState<readonly SourceType[]>([]);
  useEffect(() => {
    let isGone = false;
    const show = (found: readonly SourceType[]) => {
      if (!isGone) setTypes(found);
    };
    loadSourceTypes(component).then(show, () => show([]));
    return () => {
      isGone = true;
    };
  }, [component]);
  if (types.length === 0) return null;
  return (
    <>
      <Heading>Types</Heading>
      <Source language="tsx" code={types.map(({ code }) => code).join('\n\n')} />
    </>
  );
}
