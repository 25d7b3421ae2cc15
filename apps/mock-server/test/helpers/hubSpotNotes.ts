import { z } from 'zod';

/** A note about a contact. */
export interface HubSpotNote {
  id: string;
  contactId: string;
  writes: number;
  body: string;
}
const idsSchema = z.object({
  inputs: z
    .array(z.object({ id: z.string(), after: z.string().optional() }))
    .min(1)
    .max(100),
});
const noteSchema = z.object({ hs_timestamp: z.iso.datetime(), hs_note_body: z.string() });
const createNotesSchema = z.object({
  inputs: z
    .array(
      z.object({
        objectWriteTraceId: z.string(),
        properties: noteSchema,
        associations: z.tuple([
          z.object({
            to: z.object({ id: z.string() }),
            types: z.tuple([
              z.object({
                associationCategory: z.literal('HUBSPOT_DEFINED'),
                associationTypeId: z.literal(202),
              }),
            ]),
          }),
        ]),
      }),
    )
    .min(1)
    .max(100),
});
const updateNotesSchema = z.object({
  inputs: z
    .array(z.object({ id: z.string(), properties: noteSchema }))
    .min(1)
    .max(100),
});
/** Associations of a page, and characters of a note. */
const pageOfNotes = 2;
const longestNote = 65_536;

const answer = (status: number, body: unknown) => ({ status, body });
const problem = (status: number, message: string) => answer(status, { status: 'error', message });

/** HubSpot's notes, without the key. @param contactIds The contacts that there are */
export function createHubSpotNotes(contactIds: () => Set<string>) {
  const notes: HubSpotNote[] = [];
  const ofContact = (id: string) => notes.filter(({ contactId }) => contactId === id);

  function associations(body: unknown) {
    const parsed = idsSchema.safeParse(body);
    if (!parsed.success) return problem(400, 'Invalid input JSON');
    const results = parsed.data.inputs.flatMap(({ id, after = '0' }) => {
      const start = Number(after);
      const all = ofContact(id);
      if (all.length === 0) return [];
      const to = all.slice(start, start + pageOfNotes);
      const next = start + pageOfNotes;
      return {
        from: { id },
        to: to.map((note) => ({ toObjectId: Number(note.id), associationTypes: [] })),
        ...(next < all.length && { paging: { next: { after: String(next) } } }),
      };
    });
    const isWhole = results.length === parsed.data.inputs.length;
    return answer(isWhole ? 200 : 207, { status: 'COMPLETE', results });
  }

  function readNotes(body: unknown) {
    const parsed = idsSchema.safeParse(body);
    if (!parsed.success) return problem(400, 'Invalid input JSON');
    const ids = new Set(parsed.data.inputs.map(({ id }) => id));
    const results = notes
      .filter(({ id }) => ids.has(id))
      .map(({ id, body: text }) => ({ id, properties: { hs_note_body: text } }));
    return answer(200, { status: 'COMPLETE', results });
  }

  function createNotes(body: unknown) {
    const parsed = createNotesSchema.safeParse(body);
    if (!parsed.success) return problem(400, 'Invalid input JSON');
    const known = contactIds();
    for (const { properties, associations: made } of parsed.data.inputs) {
      if (!known.has(made[0].to.id)) return problem(404, 'The contact does not exist');
      if (properties.hs_note_body.length > longestNote) {
        return problem(400, 'Property values were not valid: hs_note_body is too long');
      }
    }
    const results = parsed.data.inputs.map((input) => {
      const id = String(9_000 + notes.length);
      const contactId = input.associations[0].to.id;
      notes.push({ id, contactId, writes: 1, body: input.properties.hs_note_body });
      return { id, objectWriteTraceId: input.objectWriteTraceId, properties: input.properties };
    });
    return answer(201, { status: 'COMPLETE', results });
  }

  function updateNotes(body: unknown) {
    const parsed = updateNotesSchema.safeParse(body);
    if (!parsed.success) return problem(400, 'Invalid input JSON');
    const results = [];
    for (const { id, properties } of parsed.data.inputs) {
      const note = notes.find((one) => one.id === id);
      if (!note) return problem(404, 'The note does not exist');
      note.body = properties.hs_note_body;
      note.writes += 1;
      results.push({ id, properties });
    }
    return answer(200, { status: 'COMPLETE', results });
  }

  const batches: Record<string, (body: unknown) => ReturnType<typeof answer>> = {
    '/crm/associations/2026-09/contacts/notes/batch/read': associations,
    '/crm/objects/2026-09/notes/batch/read': readNotes,
    '/crm/objects/2026-09/notes/batch/create': createNotes,
    '/crm/objects/2026-09/notes/batch/update': updateNotes,
  };
  return { notes, batches };
}
