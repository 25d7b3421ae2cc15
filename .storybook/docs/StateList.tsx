import { Unstyled } from '@storybook/addon-docs/blocks';
import { Icon } from '@cardinal/ui';
import { Check, Circle } from 'lucide-react';
import { coverageOf, statesFor } from './coverage.ts';
import type { ComponentFacts, StoryFacts } from './coverage.ts';
import { stateChip, stateChips } from './docs.css.ts';

interface StateListProps {
  component: ComponentFacts | undefined;
  stories: readonly StoryFacts[];
}

/** Which states of the matrix the stories show, and which are missing. */
export function StateList({ component, stories }: StateListProps) {
  if (!component) return null;
  const shownBy = coverageOf(stories);
  return (
    <Unstyled>
      <ul className={stateChips}>
        {statesFor(component).map((state) => {
          const by = shownBy.get(state);
          return (
            <li key={state} className={stateChip({ isMissing: !by })} title={by?.join(', ')}>
              <Icon icon={by ? Check : Circle} size={14} label={by ? undefined : 'Missing:'} />
              {state}
            </li>
          );
        })}
      </ul>
    </Unstyled>
  );
}
