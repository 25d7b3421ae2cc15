import { AlertDialog } from '@cardinal/ui';
import { assignmentMessages } from '../../assignmentTexts.ts';
import type { Assignee } from '../../assignments.ts';
import { useTexts } from '../../../language/index.ts';

export interface ShareQuestionProps {
  assignee: Assignee;
  /** Number of unassigned leads. */
  total: number;
  locale: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before leads on other pages are assigned unseen. */
export function ShareQuestion({ assignee, total, locale, onConfirm, onClose }: ShareQuestionProps) {
  const texts = useTexts(assignmentMessages).share;
  const leads = new Intl.NumberFormat(locale).format(total);
  const isFair = assignee.kind === 'fair';
  return (
    <AlertDialog
      isOpen
      title={isFair ? texts.confirm({ leads }) : texts.confirmOne({ leads, name: assignee.name })}
      confirmLabel={isFair ? texts.yes : texts.yesOne}
      cancelLabel={texts.no}
      onConfirm={onConfirm}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {texts.confirmDetail}
    </AlertDialog>
  );
}
