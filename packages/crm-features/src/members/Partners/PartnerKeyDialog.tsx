import type { Event } from '@cardinal/contract';
import { FormDialog } from '../../forms/FormDialog.tsx';
import type { FormState } from '../../forms/index.ts';
import { partnerMessages } from '../partnerTexts.ts';
import { memberMessages } from '../texts.ts';
import type { PartnerDraft } from './partnerDraft.ts';
import { PartnerFields } from './PartnerFields.tsx';
import { useTexts } from '../../language/index.ts';

export interface PartnerKeyDialogProps {
  /** Name of the key that is changed; null for a new one. */
  editing: string | null;
  form: FormState<PartnerDraft>;
  /** Events to choose from. */
  events: readonly Pick<Event, 'id' | 'name'>[];
  /** Called after what was typed is discarded. */
  onClose: () => void;
}

/** The form of a partner key, in a dialog. */
export function PartnerKeyDialog({ editing, form, events, onClose }: PartnerKeyDialogProps) {
  const memberTexts = useTexts(memberMessages);
  const { form: texts, discard } = useTexts(partnerMessages);
  return (
    <FormDialog
      id="cardinal-partner-key"
      form={form}
      title={editing === null ? texts.createTitle : texts.editTitle({ name: editing })}
      submitLabel={editing === null ? texts.create : texts.save}
      cancelLabel={memberTexts.cancel}
      discard={discard}
      onClose={onClose}
    >
      <PartnerFields form={form} events={events} />
    </FormDialog>
  );
}
