import type { VisitorForm } from '@cardinal/contract';
import { visitorMessages } from '@cardinal/contract/visitors';
import { useForm } from '../forms/index.ts';
import { useTexts } from '../language/index.ts';
import { emptyVisitorDraft, type VisitorDraft } from './visitorDraft.ts';
import { VisitorFormView } from './VisitorFormView.tsx';

export interface InertVisitorFormProps {
  company: string;
  event: string | null;
  settings: VisitorForm;
}

const noCard = { isReading: false, outcome: null, read: () => undefined };

/** The form for visitors as a picture of itself, for those who set it up. */
export function InertVisitorForm(props: InertVisitorFormProps) {
  const texts = useTexts(visitorMessages);
  const form = useForm<VisitorDraft, null>({ initial: emptyVisitorDraft, save: async () => null });
  return (
    <div inert>
      <VisitorFormView {...props} texts={texts} form={form} card={noCard} problem={null} />
    </div>
  );
}
