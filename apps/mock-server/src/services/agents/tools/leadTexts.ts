import { leadTextFields, type Activity, type Lead } from '@cardinal/contract';
import { leadLabel } from '@cardinal/contract/labels';

/**
 * What a model learns about leads. Texts from cards, forms, lists and notes may have been written by
 * strangers: they stand in fields whose names begin with `untrusted_`, and nowhere else.
 */

/** Characters of notes and of entries of the history that a model reads. */
const mostNotes = 2_000;
const mostEntry = 300;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** The parts that have a value. */
const filled = <T extends object>(parts: T): Partial<T> =>
  // What remains are parts of the same object.
  Object.fromEntries(
    Object.entries(parts).filter(
      ([, value]) => value !== '' && value !== null && value !== undefined,
    ),
  ) as Partial<T>;

/** A link that opens a lead in Cardinal. */
const linkTo = (publicUrl: string, { id }: Lead) => `${publicUrl}/leads/${id}`;

const nextStep = ({ next_step: step }: Lead) =>
  step && { kind: step.kind, due_at: step.due_at, ...filled({ untrusted_note: step.note }) };

/** A lead in a list. */
export const leadLine = (publicUrl: string, lead: Lead) => ({
  id: lead.id,
  link: linkTo(publicUrl, lead),
  status: lead.lead_status,
  ...filled({
    untrusted_name: leadLabel(lead),
    untrusted_company: lead.company,
    untrusted_position: lead.position,
    last_contact_at: lead.last_contact_at,
    next_step: nextStep(lead),
  }),
});

/** Everything about one lead. */
export function wholeLead(
  publicUrl: string,
  lead: Lead,
  {
    owner,
    answers,
    history,
  }: {
    owner: string | null;
    answers: readonly { question: string; answer: string }[];
    history: readonly Activity[];
  },
) {
  const texts = Object.fromEntries(
    leadTextFields.map((field) => [`untrusted_${field}`, cut(lead[field], mostNotes)]),
  );
  return {
    id: lead.id,
    link: linkTo(publicUrl, lead),
    status: lead.lead_status,
    type: lead.lead_type,
    assigned_to: owner,
    captured_at: lead.created_at,
    ...filled({
      ...texts,
      event_id: lead.event_id,
      answers_score: lead.answers_score,
      last_contact_at: lead.last_contact_at,
      next_step: nextStep(lead),
    }),
    ...(lead.do_not_contact && { do_not_contact: true }),
    untrusted_answers: answers,
    history: history.map((entry) => ({
      at: entry.createdAt,
      type: entry.type,
      ...filled({
        by: entry.by?.name ?? null,
        untrusted_title: cut(entry.title, mostEntry),
        untrusted_text: cut(entry.description, mostEntry),
      }),
    })),
  };
}
