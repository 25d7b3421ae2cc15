import { Unstyled } from '@storybook/addon-docs/blocks';
import { Icon } from '@cardinal/ui';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { columns, pair, pairStage, pairVerdict } from './docs.css.ts';

/** An example to follow beside one to avoid, each with the sentence that says why. Drawn on demand. */
export interface Pair {
  good: () => ReactNode;
  goodBecause: string;
  bad: () => ReactNode;
  badBecause: string;
}

function Side({ isGood, because, children }: SideProps) {
  return (
    <figure className={pair}>
      {/* Looked at, not used: what is wrong here is wrong for screen readers too. */}
      <div className={pairStage({ isGood })} inert>
        {children}
      </div>
      <figcaption>
        <span className={pairVerdict({ isGood })}>
          <Icon icon={isGood ? Check : X} size={16} />
          {isGood ? 'Do' : 'Don’t'}
        </span>
        {because}
      </figcaption>
    </figure>
  );
}

interface SideProps {
  isGood: boolean;
  because: string;
  children: ReactNode;
}

/** Examples to follow and to avoid, drawn by the component itself. */
export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <Unstyled>
      {pairs.map(({ good, goodBecause, bad, badBecause }) => (
        <div key={goodBecause} className={columns}>
          <Side isGood because={goodBecause}>
            {good()}
          </Side>
          <Side isGood={false} because={badBecause}>
            {bad()}
          </Side>
        </div>
      ))}
    </Unstyled>
  );
}
