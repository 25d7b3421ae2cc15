import type { Region } from '@cardinal/contract';
import { Button } from '@cardinal/ui';
import { useId } from 'react';
import type { Alternative } from '../checks.ts';
import { Cutout } from '../CardPicture/index.ts';
import { captureMessages } from '../texts.ts';
import type { ShownPicture } from '../../client/usePicture.ts';
import { checkAction, checkNote, checkWords } from './ReviewStep.css.ts';
import { useTexts } from '../../language/index.ts';

export interface CheckNoteProps {
  /** Label of the field. */
  label: string;
  /** Why the field should be checked; null if only alternatives are offered. */
  reason: string | null;
  /** The source of the field's value; null if it is unknown or cannot be shown. */
  source: { picture: ShownPicture; region: Region } | null;
  /** The alternatives on the card. */
  alternatives: readonly Alternative[];
  /** Whether nothing can be settled now. */
  isReadOnly: boolean;
  /** Called with the values of the chosen alternative. */
  onTake: (values: Alternative['values']) => void;
  /** Called when the value is correct. */
  onConfirm: () => void;
}

/** Shown below a field: the part of the card, why to check it, and ways to settle it. */
export function CheckNote({
  label,
  reason,
  source,
  alternatives,
  isReadOnly,
  onTake,
  onConfirm,
}: CheckNoteProps) {
  const captureTexts = useTexts(captureMessages);
  const texts = captureTexts.check;
  const id = useId();
  return (
    <div className={checkNote}>
      {source && <Cutout {...source} label={captureTexts.picture.cutout} />}
      {/* Not part of the buttons' names, which queries for the field's label would then match. */}
      <span hidden id={id}>
        {label}
      </span>
      <div className={checkWords}>
        <span>{reason ?? texts.otherNumber}</span>
        {alternatives.map((alternative) => (
          <Button
            key={alternative.label}
            variant="quiet"
            size="sm"
            className={checkAction}
            isDisabled={isReadOnly}
            onPress={() => onTake(alternative.values)}
          >
            {alternative.label}
          </Button>
        ))}
        {reason && (
          <Button
            variant="quiet"
            size="sm"
            className={checkAction}
            aria-describedby={id}
            isDisabled={isReadOnly}
            onPress={onConfirm}
          >
            {texts.confirm}
          </Button>
        )}
      </div>
    </div>
  );
}
