import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { Kbd } from '@cardinal/ui';
import type { ComponentGuide } from '../../packages/ui/src/internal/guide.ts';
import { Scroller } from './Scroller.tsx';
import { LinkedNames } from './DocsLinks.tsx';
import { Pairs, type Pair } from './Pairs.tsx';
import { Words } from './Words.tsx';
import { columns, facts, keyList, list, pairs, panel, panelTitle } from './docs.css.ts';

interface SectionProps {
  guide: ComponentGuide;
}

interface UsageProps {
  guide: Pick<ComponentGuide, 'use' | 'instead'>;
  /** Examples to follow and to avoid. */
  examples: readonly Pair[];
}

/** When to use the component, what to use instead, and examples. */
export function Usage({ guide: { use, instead }, examples }: UsageProps) {
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
      <Pairs pairs={examples} />
    </>
  );
}

/** The parts of the component. */
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
