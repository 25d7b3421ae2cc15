import { Unstyled } from '@storybook/addon-docs/blocks';
import { Badge } from '@cardinal/ui';
import type { ReactNode } from 'react';
import { record } from '../docs.css.ts';
import { changesOf } from './changes.ts';
import { recordOf, type Maturity } from './record.ts';
import { listeningNotes } from './records.ts';

interface RecordHeaderProps {
  name: string;
  /** Its entry point, if it has one. */
  entry: string | undefined;
  /** How many of its stories axe checks. */
  checked: number;
  /** How many keys its guide describes. */
  keys: number;
}

export const tones = { stable: 'success', new: 'info', internal: 'neutral' } as const;
export const maturityLabels: Readonly<Record<Maturity, string>> = {
  stable: 'Stable',
  new: 'New',
  internal: 'Internal',
};

/** Who used it with a screen reader, and when. */
export function Listened({ name }: { name: string }) {
  const notes = listeningNotes[name] ?? [];
  if (notes.length === 0) return 'Not evaluated by a person yet';
  return notes.map(({ by, on, with: reader }) => `${reader}, ${by}, ${on}`).join('; ');
}

function Changes({ name, since }: { name: string; since: string }) {
  const changes = changesOf(name, since);
  if (changes.length === 0) return `None since ${since}`;
  return changes.map(({ release, text }) => `${release}: ${text}`).join(' ');
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Maturity, size, checks and changes of a component, below the title of its page. */
export function RecordHeader({ name, entry, checked, keys }: RecordHeaderProps) {
  const { maturity, since, size } = recordOf(name, entry);
  return (
    <Unstyled>
      <dl className={record}>
        <Fact term="Maturity">
          <Badge tone={tones[maturity]}>{maturityLabels[maturity]}</Badge>
        </Fact>
        {since && <Fact term="Since">{since}</Fact>}
        {size && (
          <Fact term="Size, gzipped">
            {size.size} kB, at most {size.limit} kB
          </Fact>
        )}
        <Fact term="Automatic checks">
          axe in {checked} {checked === 1 ? 'story' : 'stories'}
        </Fact>
        {keys > 0 && (
          <Fact term="Keyboard">
            <a href="#keyboard">
              {keys} {keys === 1 ? 'key' : 'keys'}
            </a>
          </Fact>
        )}
        <Fact term="Screen reader">
          <Listened name={name} />
        </Fact>
        {since && (
          <Fact term="Changes">
            <Changes name={name} since={since} />
          </Fact>
        )}
      </dl>
    </Unstyled>
  );
}
