import { lazy, Suspense } from 'react';
import { toAgent, type Assigning } from './useAssigning.ts';

// Dialogs load when they are first opened.
const AssignDialog = lazy(async () => ({
  default: (await import('./AssignDialog.tsx')).AssignDialog,
}));
const ShareQuestion = lazy(async () => ({
  default: (await import('./ShareQuestion.tsx')).ShareQuestion,
}));

export interface AssignmentDialogsProps {
  assigning: Assigning;
  /** Whether an agent is being chosen for the selected leads. */
  isChoosing: boolean;
  /** Called when that choice is closed. */
  onChosen: () => void;
  locale: string;
}

/** The choice of an agent on narrow screens, and the question before all leads are assigned. */
export function AssignmentDialogs({
  assigning,
  isChoosing,
  onChosen,
  locale,
}: AssignmentDialogsProps) {
  const { people, selectedCount, total, asked, setAsked, assign, chosen } = assigning;
  return (
    <Suspense fallback={null}>
      {isChoosing && (
        <AssignDialog
          agents={people}
          count={selectedCount}
          locale={locale}
          onAssign={(agent) => assign(chosen(), toAgent(agent))}
          onClose={onChosen}
        />
      )}
      {asked && (
        <ShareQuestion
          assignee={asked}
          total={total}
          locale={locale}
          onConfirm={() => assign('all', asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Suspense>
  );
}
