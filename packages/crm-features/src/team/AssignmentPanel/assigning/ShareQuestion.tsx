import { AlertDialog } from '@cardinal/ui';
import { assignmentTexts } from '../../assignmentTexts.ts';
import type { Assignee } from '../../assignments.ts';

const texts = assignmentTexts.share;

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
  const leads = new Intl.NumberFormat(locale).format(total);
  const isFair = assignee.kind === 'fair';
  return (
    <AlertDialog
      isOpen
      title={isFair ? texts.confirm(leads) : texts.confirmOne(leads, assignee.name)}
      confirmLabel={isFair ? texts.yes : texts.yesOne}
      cancelLabel={texts.no}
      onConfirm={onConfirm}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {texts.confirmDetail}
    </AlertDialog>
  );
}
