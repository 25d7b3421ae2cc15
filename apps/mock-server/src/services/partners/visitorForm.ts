import type { VisitorForm, VisitorQuestion } from '@cardinal/contract';
import { forVisitors } from '@cardinal/contract/answers';
import { findQuestions } from '../../store/events/questions.ts';
import type { PartnerKeyRow } from '../../store/partners/partnerKeys.ts';
import type { Read } from '../../store/schema.ts';
import { visitorTextsOf } from './partnerKey.ts';

/** The questions of an event that visitors are asked, without their scores; null without any. */
async function visitorQuestions(db: Read, workspaceId: string, eventId: string) {
  const found = await findQuestions(db, { workspaceId, eventId });
  const questions = forVisitors(found?.questions ?? []).map(
    ({ id, kind, label, options, required }): VisitorQuestion => ({
      id,
      kind,
      label,
      options: options.map((option) => ({ id: option.id, label: option.label })),
      required,
    }),
  );
  return found && questions.length > 0 ? { version: found.version, questions } : null;
}

/** What the form of a key shows visitors beside its fields. */
export async function visitorFormOf(db: Read, key: PartnerKeyRow): Promise<VisitorForm> {
  // The name is absent if the event was deleted, and nobody is asked its questions any more.
  const eventId = key.event_name === null ? null : key.event_id;
  return {
    ...visitorTextsOf(key),
    questions: eventId === null ? null : await visitorQuestions(db, key.workspace_id, eventId),
  };
}
