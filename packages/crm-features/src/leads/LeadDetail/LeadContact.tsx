import { Button, Heading } from '@cardinal/ui';
import { PencilLine } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { detailMessages } from '../detailTexts.ts';
import { ContactForm } from './ContactForm.tsx';
import { LeadFacts, type LeadFactsProps } from './LeadFacts.tsx';
import type { FormEdit } from './useLeadEdit.ts';
import { section, sectionActions, sectionHeader } from './LeadDetail.css.ts';
import { useTexts } from '../../language/index.ts';

export interface LeadContactProps extends LeadFactsProps {
  edit: FormEdit;
  isReadOnly: boolean;
  /** Further actions with the contact, beside Edit. */
  actions?: ReactNode;
}

/** Contact information, which can be edited in place. */
export function LeadContact({ edit, isReadOnly, actions, ...facts }: LeadContactProps) {
  const texts = useTexts(detailMessages).contact;
  const titleId = useId();
  // Input from before the dialog was closed is restored.
  const [isEditing, setEditing] = useState(edit.isDirty);
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => {
    // The form has been removed, and with it the focus.
    if (!isEditing && returnsFocus.current) button.current?.focus();
    returnsFocus.current = isEditing;
  }, [isEditing]);
  return (
    <section aria-labelledby={titleId} className={section}>
      <div className={sectionHeader}>
        <Heading level={3} size="md" id={titleId}>
          {texts.title}
        </Heading>
        {!isEditing && (
          <div className={sectionActions}>
            {actions}
            {!isReadOnly && (
              <Button
                ref={button}
                size="sm"
                variant="quiet"
                icon={PencilLine}
                aria-label={texts.editLabel}
                onPress={() => setEditing(true)}
              >
                {texts.edit}
              </Button>
            )}
          </div>
        )}
      </div>
      {isEditing ? (
        <ContactForm edit={edit} onClose={() => setEditing(false)} />
      ) : (
        <LeadFacts {...facts} />
      )}
    </section>
  );
}
