import { Checkbox, Link } from '@cardinal/ui';
import { useState } from 'react';
import { TermsDialog } from '../TermsDialog/index.ts';
import { authTexts } from '../texts.ts';

/** Props of TermsCheckbox. */
export interface TermsCheckboxProps {
  /** Whether the terms are accepted. */
  isSelected: boolean;
  /** Called when that changes. */
  onChange: (isSelected: boolean) => void;
}

/** "I accept the Terms and Conditions", and the dialog to read them in. */
export function TermsCheckbox({ isSelected, onChange }: TermsCheckboxProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Checkbox name="terms" isSelected={isSelected} onChange={onChange}>
        {authTexts.terms.accept}{' '}
        <Link aria-haspopup="dialog" onPress={() => setOpen(true)}>
          {authTexts.terms.name}
        </Link>
      </Checkbox>
      <TermsDialog isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
