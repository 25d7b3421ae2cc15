import { Checkbox, Link, toasts } from '@cardinal/ui';
import { useState, type ComponentType } from 'react';
import type { TermsDialogProps } from '../TermsDialog/index.ts';
import { authMessages } from '../texts.ts';
import { useTexts, WithTags } from '../../language/index.ts';

export interface TermsCheckboxProps {
  /** Whether the terms are accepted. */
  isSelected: boolean;
  /** Called when that changes. */
  onChange: (isSelected: boolean) => void;
}

/** Loads the dialog when first opened: few users read the terms, and dialogs need a lot of code. */
function useTermsDialog() {
  const authTexts = useTexts(authMessages);
  const [dialog, setDialog] = useState<{ Component: ComponentType<TermsDialogProps> } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    try {
      const { TermsDialog } = await import('../TermsDialog/index.ts');
      setDialog({ Component: TermsDialog });
      setOpen(true);
    } catch {
      toasts.show({ ...authTexts.terms.failed, tone: 'danger' });
    }
  };
  return { Dialog: dialog?.Component, isOpen, setOpen, open };
}

/** The checkbox "I accept the Terms and Conditions", and the dialog that shows them. */
export function TermsCheckbox({ isSelected, onChange }: TermsCheckboxProps) {
  const authTexts = useTexts(authMessages);
  const { Dialog, isOpen, setOpen, open } = useTermsDialog();
  return (
    <>
      <Checkbox name="terms" isSelected={isSelected} onChange={onChange}>
        <WithTags
          text={authTexts.terms.accept}
          tags={{
            terms: (
              <Link aria-haspopup="dialog" onPress={() => void open()}>
                {authTexts.terms.name}
              </Link>
            ),
          }}
        />
      </Checkbox>
      {Dialog && <Dialog isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
