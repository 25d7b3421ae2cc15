import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { LinkedNames } from './DocsLinks.tsx';
import { usedBy as list } from './docs.css.ts';

/** The names behind their number, which is enough for most readers. */
export function UsedByList({ names }: { names: readonly string[] }) {
  if (names.length === 0) return '–';
  return (
    <details className={list}>
      <summary>
        {names.length} {names.length === 1 ? 'place' : 'places'}
      </summary>
      <LinkedNames>{names.join(', ')}</LinkedNames>
    </details>
  );
}

/** The components, widgets and screens that use a component. */
export function UsedBy({ name }: { name: string }) {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isHere = true;
    void import('virtual:source-facts').then(
      ({ usedBy }) => isHere && setNames(usedBy[name] ?? []),
    );
    return () => {
      isHere = false;
    };
  }, [name]);
  if (names.length === 0) return null;
  return (
    <Unstyled>
      <p>Used in</p>
      <UsedByList names={names} />
    </Unstyled>
  );
}
