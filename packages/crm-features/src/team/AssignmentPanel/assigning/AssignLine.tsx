import { Button } from '@cardinal/ui';
import { assignmentMessages } from '../../assignmentTexts.ts';
import { line, outcome } from '../AssignmentPanel.css.ts';
import { useTexts } from '../../../language/index.ts';

export interface AssignLineProps {
  /** How to assign, while there is nothing to undo. */
  hint: string;
  /** The last assignment, as a sentence; null if nothing can be undone. */
  last: string | null;
  onUndo: () => void;
  isUndoing?: boolean | undefined;
}

/**
 * The line above the leads: how to assign them, or the last assignment with Undo. Its position and
 * height are constant, so that the rows do not move under the pointer.
 */
export function AssignLine({ hint, last, onUndo, isUndoing = false }: AssignLineProps) {
  const assignmentTexts = useTexts(assignmentMessages);
  return (
    <div className={line} role="status">
      {last === null ? (
        <span>{hint}</span>
      ) : (
        <>
          <span dir="auto" className={outcome}>
            {last}
          </span>
          <Button size="sm" variant="quiet" isBusy={isUndoing} onPress={onUndo}>
            {assignmentTexts.last.undo}
          </Button>
        </>
      )}
    </div>
  );
}
