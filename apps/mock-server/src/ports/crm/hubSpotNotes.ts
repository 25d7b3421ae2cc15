import { z } from 'zod';
import type { CrmNote, CrmOutcome } from './crm.ts';
import { version, type HubSpotCalls } from './hubSpotCalls.ts';

/** HubSpot's limit of notes of a call. */
const most = 100;
/** The type of the association of a note with a contact. */
const noteOfContact = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 202 }];

const idSchema = z.union([z.string(), z.number()]).transform(String);
const associationsSchema = z.object({
  results: z.array(
    z.object({
      from: z.object({ id: idSchema }),
      to: z.array(z.object({ toObjectId: idSchema })),
      paging: z.object({ next: z.object({ after: z.string() }).optional() }).optional(),
    }),
  ),
});
const notesSchema = z.object({
  results: z.array(
    z.object({ id: z.string(), properties: z.object({ hs_note_body: z.string().nullish() }) }),
  ),
});

/** A note of a contact that exists. */
export interface NoteOfContact {
  leadId: string;
  contactId: string;
  note: CrmNote;
}

const htmlOf: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** As HTML: strangers have written it. */
const text = (plain: string) =>
  plain.replaceAll(/[&<>]/g, (mark) => htmlOf[mark] ?? mark).replaceAll('\n', '<br>');

const bodyOf = ({ title, answers, link }: CrmNote): string =>
  [
    `<p><strong>${text(title)}</strong></p>`,
    ...answers.map(({ question, answer }) => `<p>${text(question)}<br>${text(answer)}</p>`),
    `<p><a href="${encodeURI(link)}">${text(link)}</a></p>`,
  ].join('');

/** The notes of contacts. Reading them by association sees a note at once, unlike HubSpot's search. */
async function readNotes({ read }: HubSpotCalls, contactIds: readonly string[]) {
  const ids = new Set<string>();
  let inputs: { id: string; after?: string }[] = contactIds.map((id) => ({ id }));
  while (inputs.length > 0) {
    const path = `/crm/associations/${version}/contacts/notes/batch/read`;
    const { results } = await read(associationsSchema, path, { inputs });
    for (const { to } of results) for (const { toObjectId: id } of to) ids.add(id);
    inputs = results.flatMap(({ from, paging }) =>
      paging?.next ? [{ id: from.id, after: paging.next.after }] : [],
    );
  }
  const notes: { id: string; body: string }[] = [];
  const all = [...ids];
  for (let start = 0; start < all.length; start += most) {
    const { results } = await read(notesSchema, `/crm/objects/${version}/notes/batch/read`, {
      properties: ['hs_note_body'],
      inputs: all.slice(start, start + most).map((id) => ({ id })),
    });
    for (const { id, properties } of results)
      notes.push({ id, body: properties.hs_note_body ?? '' });
  }
  return notes;
}

/**
 * Writes a note for each lead, or changes the one that is there: HubSpot has nothing by which creating
 * one could be repeated, so an earlier one is recognised by the id of the lead in its link.
 */
export async function writeNotes(
  calls: HubSpotCalls,
  wanted: readonly NoteOfContact[],
): Promise<CrmOutcome[]> {
  if (wanted.length === 0) return [];
  const existing = await readNotes(calls, [...new Set(wanted.map(({ contactId }) => contactId))]);
  const created = [];
  const changed = [];
  for (const { leadId, contactId, note } of wanted) {
    const properties = { hs_timestamp: note.at, hs_note_body: bodyOf(note) };
    const known = existing.find(({ body }) => body.includes(leadId));
    if (!known) {
      const associations = [{ to: { id: contactId }, types: noteOfContact }];
      created.push({ leadId, input: { properties, associations } });
    } else if (known.body !== properties.hs_note_body) {
      changed.push({ leadId, name: known.id, input: { id: known.id, properties } });
    }
  }
  return [
    ...(await calls.write(`/crm/objects/${version}/notes/batch/create`, created)),
    ...(await calls.write(`/crm/objects/${version}/notes/batch/update`, changed)),
  ];
}
