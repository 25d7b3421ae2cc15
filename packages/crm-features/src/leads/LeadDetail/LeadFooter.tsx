import { Button, IconButton, Text } from '@cardinal/ui';
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { detailMessages } from '../detailTexts.ts';
import { footer, neighbours as neighboursClass, remove } from './LeadDetail.css.ts';
import { useTexts } from '../../language/index.ts';

/** The leads before and after this one in the list that it was opened from. */
export interface Neighbours {
  /** Shows the previous lead; undefined for the first. */
  onPrevious?: () => void;
  /** Shows the next lead; undefined for the last. */
  onNext?: () => void;
  /** Whether the page with the neighbour is loading. */
  isLoading?: boolean;
  /** Position in the list, such as "3 of 60". */
  position?: string;
}

export interface LeadFooterProps {
  neighbours?: Neighbours;
  /** Deletes the lead; without it, the action is not offered. */
  onDelete?: () => void;
  /** Whether it is being deleted. */
  isDeleting?: boolean;
  /** Whether the buttons show only icons. */
  isNarrow: boolean;
}

const nothing = () => undefined;

/** Previous and next lead, within reach of the thumb, and less common actions. */
export function LeadFooter({ neighbours, onDelete, isDeleting, isNarrow }: LeadFooterProps) {
  const detailTexts = useTexts(detailMessages);
  const texts = detailTexts.neighbours;
  return (
    <div className={footer}>
      {neighbours && (
        <div role="group" aria-label={texts.label} className={neighboursClass}>
          <IconButton
            icon={ChevronUp}
            variant="secondary"
            aria-label={texts.previous}
            // Keeps the focus at the end of the list, so that Escape still works.
            disabledReason={neighbours.onPrevious ? undefined : texts.isFirst}
            isBusy={neighbours.isLoading}
            onPress={neighbours.onPrevious ?? nothing}
          />
          <IconButton
            icon={ChevronDown}
            variant="secondary"
            aria-label={texts.next}
            disabledReason={neighbours.onNext ? undefined : texts.isLast}
            isBusy={neighbours.isLoading}
            onPress={neighbours.onNext ?? nothing}
          />
          <Text size="xs" tone="muted" numeric>
            <bdi>{neighbours.position}</bdi>
          </Text>
        </div>
      )}
      {onDelete && !isNarrow && (
        <Button
          variant="quiet"
          icon={Trash2}
          isBusy={isDeleting}
          className={remove}
          onPress={onDelete}
        >
          {detailTexts.actions.remove}
        </Button>
      )}
      {onDelete && isNarrow && (
        <IconButton
          icon={Trash2}
          aria-label={detailTexts.actions.remove}
          isBusy={isDeleting}
          className={remove}
          onPress={onDelete}
        />
      )}
    </div>
  );
}
