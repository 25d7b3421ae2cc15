import { Button, EmptyState } from '@cardinal/ui';
import { assignmentMessages } from '../assignmentTexts.ts';
import { state } from './AssignmentPanel.css.ts';
import { useTexts } from '../../language/index.ts';

interface AssignmentEmptyProps {
  /** Whether earlier pages may have leads. */
  isPastTheEnd: boolean;
  /** Called to return to the first page. */
  onFirst: () => void;
}

/** Reports that no lead is unassigned, or that this page no longer has any. */
export function AssignmentEmpty({ isPastTheEnd, onFirst }: AssignmentEmptyProps) {
  const texts = useTexts(assignmentMessages);
  if (!isPastTheEnd) return <EmptyState illustration="leads" {...texts.empty} className={state} />;
  return (
    <EmptyState
      illustration="leads"
      title={texts.pastTheEnd.title}
      description={texts.pastTheEnd.description}
      action={<Button onPress={onFirst}>{texts.pastTheEnd.action}</Button>}
      className={state}
    />
  );
}
