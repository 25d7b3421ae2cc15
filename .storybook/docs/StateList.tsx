import { Unstyled } from '@storybook/addon-docs/blocks';
import { Icon } from '@cardinal/ui';
import { Check, Circle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { coverageOf, statesFor, type ComponentFacts, type StoryFacts } from './coverage.ts';
import { stateChip, stateChips } from './docs.css.ts';
import { loadShownElsewhere } from './status.ts';

interface StateListProps {
  component: ComponentFacts | undefined;
  stories: readonly StoryFacts[];
}

/** The states of a component that sheets and whole screens show. */
function useShownElsewhere(title: string | undefined) {
  const [shown, setShown] = useState<Awaited<ReturnType<typeof loadShownElsewhere>>>(new Map());
  useEffect(() => {
    if (title === undefined) return undefined;
    let isHere = true;
    void loadShownElsewhere(title).then((loaded) => isHere && setShown(loaded));
    return () => {
      isHere = false;
    };
  }, [title]);
  return shown;
}

/** Which states of the matrix the stories show, and which are missing. */
export function StateList({ component, stories }: StateListProps) {
  const title = component?.title;
  const elsewhere = useShownElsewhere(title);
  if (!component) return null;
  const shownBy = new Map([...elsewhere, ...coverageOf(stories)]);
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
