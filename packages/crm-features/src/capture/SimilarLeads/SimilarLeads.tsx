import type { LikelyDuplicate } from '@cardinal/contract';
import { Button, InlineAlert } from '@cardinal/ui';
import { leadName } from '../../format/index.ts';
import { captureMessages } from '../texts.ts';
import { actions } from './SimilarLeads.css.ts';
import { useTexts } from '../../language/index.ts';

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
  const texts = useTexts(captureMessages).duplicates;
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
      {texts.named({ name: who, reason })}
    </InlineAlert>
  );
}
