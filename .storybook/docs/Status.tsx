import { Unstyled } from '@storybook/addon-docs/blocks';
import { Icon, VisuallyHidden } from '@cardinal/ui';
import { Check, Circle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LinkedNames } from './DocsLinks.tsx';
import { RecordTable } from './records/RecordTable.tsx';
import { Scroller } from './Scroller.tsx';
import { UsedByList } from './UsedBy.tsx';
import { states, type State } from './coverage.ts';
import { facts } from './docs.css.ts';
import { grid, gridMark, gridName, gridState, gridUse } from './status.css.ts';
import { loadStatus, nameOf, type ComponentStatus } from './status.ts';

interface MarkProps {
  /** Stories that show the state. */
  by: readonly string[] | undefined;
  isNeeded: boolean;
}

function Mark({ by, isNeeded }: MarkProps) {
  if (by) {
    return (
      <span title={by.join(', ')} className={gridMark({ is: 'shown' })}>
        <Icon icon={Check} size={16} label="shown" />
      </span>
    );
  }
  return isNeeded ? (
    <span className={gridMark({ is: 'missing' })}>
      <Icon icon={Circle} size={14} label="missing" />
    </span>
  ) : (
    <span className={gridMark({ is: 'none' })}>
      <span aria-hidden>–</span>
      <VisuallyHidden>does not apply</VisuallyHidden>
    </span>
  );
}

function Row({ component }: { component: ComponentStatus }) {
  const { title, docsId, needed, shownBy, storyCount, usedBy } = component;
  return (
    <tr>
      <th scope="row" className={gridName}>
        <a href={`./?path=/docs/${docsId}`} target="_top">
          {nameOf(title)}
        </a>
      </th>
      <td>{storyCount}</td>
      <td className={gridUse}>
        <UsedByList names={usedBy} />
      </td>
      {states.map((state) => (
        <td key={state}>
          <Mark by={shownBy.get(state)} isNeeded={needed.has(state)} />
        </td>
      ))}
    </tr>
  );
}

const missingOf = ({ needed, shownBy }: ComponentStatus) =>
  [...needed].filter((state) => !shownBy.has(state));

function Group({ name, components }: { name: string; components: readonly ComponentStatus[] }) {
  return (
    <section>
      <h2 id={name}>{name}</h2>
      <Unstyled>
        <Scroller label={`States of ${name}`}>
          <table className={`${facts} ${grid}`}>
            <caption>
              <VisuallyHidden>States that the stories of {name} show</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">Component</th>
                <th scope="col">Stories</th>
                <th scope="col">Used by</th>
                {states.map((state) => (
                  <th key={state} scope="col" className={gridState}>
                    <span>{state}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {components.map((component) => (
                <Row key={component.title} component={component} />
              ))}
            </tbody>
          </table>
        </Scroller>
      </Unstyled>
    </section>
  );
}

/** The missing states, most frequent first. */
function missingStates(components: readonly ComponentStatus[]) {
  const counts = new Map<State, string[]>();
  for (const component of components) {
    for (const state of missingOf(component)) {
      const name = nameOf(component.title);
      counts.set(state, [...(counts.get(state) ?? []), name]);
    }
  }
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length);
}

function Missing({ components }: { components: readonly ComponentStatus[] }) {
  const missing = missingStates(components);
  if (missing.length === 0) return <p>Nothing is missing.</p>;
  return (
    <Unstyled>
      <table className={facts}>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Not shown by</th>
          </tr>
        </thead>
        <tbody>
          {missing.map(([state, names]) => (
            <tr key={state}>
              <th scope="row">{state}</th>
              <td>
                <LinkedNames>{names.join(', ')}</LinkedNames>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

/** Every component and widget with the states that its stories show. */
export function Status() {
  const [components, setComponents] = useState<readonly ComponentStatus[]>();
  useEffect(() => {
    let isHere = true;
    void loadStatus().then((loaded) => isHere && setComponents(loaded));
    return () => {
      isHere = false;
    };
  }, []);
  if (!components) return <p>Counting stories…</p>;
  const groups = new Map<string, ComponentStatus[]>();
  for (const component of components) {
    const group = component.title.split('/').slice(0, -1).join(', ');
    groups.set(group, [...(groups.get(group) ?? []), component]);
  }
  const needed = components.reduce((sum, component) => sum + component.needed.size, 0);
  const missing = components.reduce((sum, component) => sum + missingOf(component).length, 0);
  const stories = components.reduce((sum, { storyCount }) => sum + storyCount, 0);
  return (
    <>
      <p>
        <strong>
          {components.length} components and widgets, {stories} stories: {needed - missing} of{' '}
          {needed} states shown.
        </strong>
      </p>
      <h2 id="missing">What is missing</h2>
      <Missing components={components} />
      <h2 id="maturity">Maturity and accessibility</h2>
      <RecordTable components={components} />
      {[...groups].map(([name, members]) => (
        <Group key={name} name={name} components={members} />
      ))}
    </>
  );
}
