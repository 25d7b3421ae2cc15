import type { TextsOf } from '@cardinal/contract/messages';
import type { CardField } from '@cardinal/contract';
import { leadFields } from '@cardinal/contract/labels';
import { TextField } from '@cardinal/ui';
import type { CaptureState } from '../state/captureState.ts';
import { alternativesFor, isAlwaysOffered, reasonOf } from '../checks.ts';
import { hasBadge } from '../leadValues.ts';
import type { PictureState } from '../../client/usePicture.ts';
import { CheckNote } from './CheckNote.tsx';
import type { ReviewHandlers } from './reviewProps.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';
import { captureMessages } from '../texts.ts';

/** Keyboards and autocomplete: a lead is never the user. */
const inputs = {
  first_name: { autoCapitalize: 'words' },
  last_name: { autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel' },
  company: { autoCapitalize: 'words' },
  position: { autoCapitalize: 'sentences' },
} as const satisfies Record<CardField, object>;

/** Fields that a lead without a badge needs. */
const required: ReadonlySet<CardField> = new Set(['first_name', 'email']);

export interface CardFieldInputProps {
  field: CardField;
  capture: CaptureState;
  picture: PictureState | null;
  /** Whether the field can only be read now. */
  isReadOnly: boolean;
  handlers: ReviewHandlers;
  /** Called when the field gains or loses the focus. */
  onFocusChange: (field: CardField, isFocused: boolean) => void;
  autoFocus?: boolean;
}

function noteFor(
  { field, capture, picture, isReadOnly, handlers }: CardFieldInputProps,
  texts: TextsOf<typeof captureMessages>['check'],
  label: string,
) {
  const { scan, backScan, toCheck, values } = capture;
  if (!scan) return undefined;
  const isToCheck = toCheck.includes(field);
  const alternatives = alternativesFor(field, { scan, backScan, values, toCheck }, texts);
  // Other names are only offered if the name is uncertain; another number may always be preferable.
  if (!isToCheck && (alternatives.length === 0 || !isAlwaysOffered(field, backScan)))
    return undefined;
  const region = scan.regions[field];
  const isShown = picture !== null && typeof picture === 'object';
  return (
    <CheckNote
      label={label}
      reason={isToCheck ? reasonOf(scan, field, texts) : null}
      source={isToCheck && region && isShown ? { picture, region } : null}
      alternatives={alternatives}
      isReadOnly={isReadOnly}
      onTake={handlers.onEdit}
      onConfirm={() => handlers.onConfirm(field)}
    />
  );
}

/** One of the fields that a card can fill, with what to check about it. */
export function CardFieldInput(props: CardFieldInputProps) {
  const texts = useTexts(captureMessages).check;
  const { field, capture, isReadOnly, handlers, onFocusChange, autoFocus } = props;
  const label = useTexts(labelMessages).fields[field];
  const isToCheck = capture.toCheck.includes(field);
  const note = noteFor(props, texts, label);
  return (
    <TextField
      {...inputs[field]}
      isRequired={required.has(field) && !hasBadge(capture.values)}
      name={field}
      label={label}
      value={capture.values[field]}
      onChange={(value) => handlers.onEdit({ [field]: value })}
      onFocusChange={(isFocused) => onFocusChange(field, isFocused)}
      isReadOnly={isReadOnly}
      maxLength={leadFields[field].max}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      autoFocus={autoFocus}
      errorMessage={capture.errors[field]}
      check={isToCheck && note}
      description={isToCheck ? undefined : note}
    />
  );
}
