import type { LikelyDuplicate } from '@cardinal/contract';
import { Button, InlineAlert } from '@cardinal/ui';
import { leadName } from '../../format/index.ts';
import { captureTexts } from '../texts.ts';
import { actions } from './SimilarLeads.css.ts';

const texts = captureTexts.duplicates;

export interface SimilarLeadsProps {
  /** Leads that may be the same person, the most likely first. */
  similar: readonly LikelyDuplicate[];
  /** Id of the lead to which the input is being added, or null. */
  addingTo: string | null;
  /** Called to show a lead; without it there is no such button. */
  onOpen?: ((id: string) => void) | undefined;
  /** Called to add the input to a lead instead of creating one. */
  onAddTo: (duplicate: LikelyDuplicate) => void;
}

/** Names an existing lead that may be the person in the form, while the form is being filled in. */
export function SimilarLeads({ similar, addingTo, onOpen, onAddTo }: SimilarLeadsProps) {
  const [first] = similar;
  if (!first) return null;
  const { lead, reason } = first;
  const who = [leadName(lead), lead.company].filter(Boolean).join(', ');
  return (
    <InlineAlert
      tone="warning"
      action={
        <span className={actions}>
          {onOpen && (
            <Button size="sm" isDisabled={addingTo !== null} onPress={() => onOpen(lead.id)}>
              {texts.openThat}
            </Button>
          )}
          <Button size="sm" isBusy={addingTo !== null} onPress={() => onAddTo(first)}>
            {texts.addTo}
          </Button>
        </span>
      }
    >
      {texts.named(who, texts.reasons[reason])}
    </InlineAlert>
  );
}
