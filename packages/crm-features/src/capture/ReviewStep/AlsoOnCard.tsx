import type { Scan } from '@cardinal/contract';
import { Button, Icon } from '@cardinal/ui';
import { AtSign, Check, Globe, MapPin, Plus, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { alsoOnCard, withLines } from '../checks.ts';
import { captureMessages } from '../texts.ts';
import { also as alsoClass, alsoIcon, alsoItem, alsoTitle } from './ReviewStep.css.ts';
import { useTexts } from '../../language/index.ts';

export interface AlsoOnCardProps {
  scan: Scan;
  /** The current notes. */
  notes: string;
  /** Whether the notes cannot be changed now. */
  isReadOnly: boolean;
  /** Called with the notes and all additional content of the card. */
  onNotesChange: (notes: string) => void;
}

/** Content of the card that belongs to no field. Renders nothing if there is none. */
export function AlsoOnCard({ scan, notes, isReadOnly, onNotesChange }: AlsoOnCardProps) {
  const texts = useTexts(captureMessages).also;
  const titleId = useId();
  const lines = alsoOnCard(scan);
  if (lines.length === 0) return null;
  const { web, handles } = scan.also;
  const iconOf = (line: string): LucideIcon => {
    if (web.includes(line)) return Globe;
    return handles.includes(line) ? AtSign : MapPin;
  };
  const isAdded = lines.every((line) => notes.includes(line));
  return (
    <section className={alsoClass} aria-labelledby={titleId}>
      <h3 id={titleId} className={alsoTitle}>
        {texts.title}
      </h3>
      {lines.map((line) => (
        <div key={line} className={alsoItem}>
          <Icon icon={iconOf(line)} className={alsoIcon} />
          <bdi>{line}</bdi>
        </div>
      ))}
      <div>
        <Button
          variant="quiet"
          size="sm"
          icon={isAdded ? Check : Plus}
          isDisabled={isAdded || isReadOnly}
          onPress={() => onNotesChange(withLines(notes, lines))}
        >
          {isAdded ? texts.added : texts.addToNotes}
        </Button>
      </div>
    </section>
  );
}
