import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { Kbd } from '@cardinal/ui';
import { vars } from '@cardinal/ui/contract';
import type { ComponentGuide } from '../../packages/ui/src/internal/guide.ts';
import { Scroller } from './Scroller.tsx';
import { LinkedNames } from './DocsLinks.tsx';
import { Words } from './Words.tsx';
import { Swatch } from './Swatch.tsx';
import { columns, facts, keyList, list, pairs, panel, panelTitle } from './docs.css.ts';
import { useVariables } from './useVariables.ts';

interface SectionProps {
  guide: ComponentGuide;
}

/** When to use it, and what to use instead. */
export function Usage({ guide: { use, instead } }: SectionProps) {
  return (
    <>
      <Heading>When to use it</Heading>
      <Unstyled>
        <div className={columns}>
          <div className={panel}>
            <p className={panelTitle}>Use it</p>
            <ul className={list}>
              {use.map((sentence) => (
                <li key={sentence}>
                  <Words>{sentence}</Words>
                </li>
              ))}
            </ul>
          </div>
          <div className={panel}>
            <p className={panelTitle}>Use something else</p>
            <dl className={pairs}>
              {instead.map((other) => (
                <div key={other.when}>
                  <dt>{other.when}</dt>
                  <dd>
                    <LinkedNames>{other.use}</LinkedNames>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Unstyled>
    </>
  );
}

/** Its parts. */
export function Anatomy({ guide: { anatomy } }: SectionProps) {
  return (
    <>
      <Heading>Anatomy</Heading>
      <Unstyled>
        <Scroller label="Parts">
          <table className={facts}>
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">What it is</th>
              </tr>
            </thead>
            <tbody>
              {anatomy.map(({ part, about }) => (
                <tr key={part}>
                  <th scope="row">{part}</th>
                  <td>
                    <Words>{about}</Words>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      </Unstyled>
    </>
  );
}

/** What each key does. */
export function Keyboard({ guide: { keyboard } }: SectionProps) {
  return (
    <>
      <Heading>Keyboard</Heading>
      {keyboard.length === 0 ? (
        <p>It takes no focus.</p>
      ) : (
        <Unstyled>
          <Scroller label="Keys">
            <table className={facts}>
              <thead>
                <tr>
                  <th scope="col">Keys</th>
                  <th scope="col">What they do</th>
                </tr>
              </thead>
              <tbody>
                {keyboard.map(({ keys, does }) => (
                  <tr key={keys + does}>
                    <th scope="row">
                      <span className={keyList}>
                        {keys.split(', ').map((key) => (
                          <Kbd key={key}>{key}</Kbd>
                        ))}
                      </span>
                    </th>
                    <td>
                      <Words>{does}</Words>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroller>
        </Unstyled>
      )}
    </>
  );
}

/** `var(--…)` of a path such as `color.border.strong`. */
function variableAt(path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part ? Reflect.get(part, key) : undefined),
      vars,
    );
  if (typeof found !== 'string') throw new RangeError(`No variable ${path}`);
  return found.slice('var('.length, -1);
}

/** The variables it draws with, and what they are in the theme of the page. */
export function Variables({ guide: { variables } }: SectionProps) {
  const names = variables.map(variableAt);
  const values = useVariables(names);
  return (
    <>
      <Heading>Theming</Heading>
      {variables.length === 0 ? (
        <p>It draws nothing of its own: colour and type come from what is around it.</p>
      ) : (
        <Unstyled>
          <Scroller label="Variables">
            <table className={facts}>
              <thead>
                <tr>
                  <th scope="col">Variable</th>
                  <th scope="col">Now</th>
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
      )}
    </>
  );
}
