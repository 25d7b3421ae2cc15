import { Unstyled } from '@storybook/addon-docs/blocks';
import { Words } from './Words.tsx';
import { columns, list, panel, panelTitle } from './docs.css.ts';

interface GuidanceProps {
  /** What to do, one sentence each. */
  good: readonly string[];
  /** What not to do, one sentence each. */
  bad: readonly string[];
}

/** Do and don't, side by side. */
export function Guidance({ good, bad }: GuidanceProps) {
  return (
    <Unstyled>
      <div className={columns}>
        {Object.entries({ Do: good, 'Don’t': bad }).map(([title, sentences]) => (
          <div key={title} className={panel}>
            <p className={panelTitle}>{title}</p>
            <ul className={list}>
              {sentences.map((sentence) => (
                <li key={sentence}>
                  <Words>{sentence}</Words>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Unstyled>
  );
}
