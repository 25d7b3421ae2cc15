import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { Scroller } from './Scroller.tsx';
import { Swatch } from './Swatch.tsx';
import { facts } from './docs.css.ts';
import { useVariables } from './useVariables.ts';

/** The CSS variables that a component reads, once they are loaded. */
function useVariablesOf(component: string): readonly string[] | undefined {
  const [names, setNames] = useState<readonly string[]>();
  useEffect(() => {
    let isGone = false;
    void import('virtual:source-facts').then(
      ({ variables }) => isGone || setNames(variables[component] ?? []),
    );
    return () => {
      isGone = true;
    };
  }, [component]);
  return names;
}

function VariableTable({ names }: { names: readonly string[] }) {
  const values = useVariables(names);
  return (
    <Unstyled>
      <Scroller label="Variables">
        <table className={facts}>
          <thead>
            <tr>
              <th scope="col">Variable</th>
              <th scope="col">Value in this theme</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name, index) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>
                  {name.startsWith('--cardinal-color') && <Swatch color={`var(${name})`} />}{' '}
                  {values[index]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Unstyled>
  );
}

/** The CSS variables that a component reads, with their values in the current theme. */
export function Variables({ component }: { component: string }) {
  const names = useVariablesOf(component);
  if (!names) return null;
  return (
    <>
      <Heading>Theming</Heading>
      {names.length === 0 ? (
        <p>The component has no styles of its own; it inherits colour and type.</p>
      ) : (
        <VariableTable names={names} />
      )}
    </>
  );
}
