import type { AnswerValues } from '@cardinal/contract/answers';
import { useKept } from '../../forms/index.ts';

/** Answers to the questions of an event. */
interface Draft {
  event_id: string;
  values: AnswerValues;
}

/** Answers of a lead that were changed and not saved yet; they are kept like every input. */
export interface AnswersDraft {
  /** Undefined if nothing was changed. */
  values: AnswerValues | undefined;
  onChange: (values: AnswerValues) => void;
  /** Drops the answers; those that were saved, unless they changed meanwhile. */
  forget: (saved?: AnswerValues) => void;
}

/**
 * The draft of a lead's answers.
 * @param eventId The event of the lead; a draft for a former one does not count.
 */
export function useAnswersDraft(leadId: string, eventId: string | null): AnswersDraft {
  const [kept, keep] = useKept<Draft>('answers', leadId);
  return {
    values: kept?.event_id === eventId ? kept?.values : undefined,
    onChange: (values) => {
      if (eventId !== null) keep(() => ({ event_id: eventId, values }));
    },
    forget: (saved) => keep((now) => (saved && now?.values !== saved ? now : null)),
  };
}
