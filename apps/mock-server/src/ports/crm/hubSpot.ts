import { z } from 'zod';
import type { CrmConnector, CrmProperty } from './crm.ts';
import { createHubSpotCalls, version } from './hubSpotCalls.ts';
import { writeNotes } from './hubSpotNotes.ts';

/** HubSpot's limit of contacts of a call. */
const most = 100;

const accountSchema = z.object({
  portalId: z.number(),
  uiDomain: z.string().default('app.hubspot.com'),
});
const propertiesSchema = z.object({
  results: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      hidden: z.boolean().default(false),
      calculated: z.boolean().default(false),
      modificationMetadata: z.object({ readOnlyValue: z.boolean().default(false) }).optional(),
    }),
  ),
});
const propertiesPath = `/crm/properties/${version}/contacts`;

/** Connects to HubSpot with a service key. @param baseUrl URL of its API, without a trailing slash */
export function createHubSpot(baseUrl: string): CrmConnector {
  return {
    most,

    async check(key, signal) {
      const { read } = createHubSpotCalls(baseUrl, key, signal);
      const { portalId, uiDomain } = await read(accountSchema, `/account-info/${version}/details`);
      // The key may be one that may not read contacts, or what is noted about them.
      await read(propertiesSchema, propertiesPath);
      await read(z.unknown(), `/crm/objects/${version}/notes?limit=1`);
      return {
        account: String(portalId),
        link: `https://${uiDomain}/contacts/${portalId}/record/0-1/`,
      };
    },

    async properties(key, signal) {
      const { read } = createHubSpotCalls(baseUrl, key, signal);
      const { results } = await read(propertiesSchema, propertiesPath);
      return results
        .filter(
          ({ hidden, calculated, modificationMetadata: meta }) =>
            !hidden && !calculated && !meta?.readOnlyValue,
        )
        .map(({ name, label }): CrmProperty => ({ name, label }));
    },

    async upsert(key, contacts, signal) {
      const calls = createHubSpotCalls(baseUrl, key, signal);
      const written = await calls.write(
        `/crm/objects/${version}/contacts/batch/upsert`,
        contacts.map(({ leadId, email, properties }) => ({
          leadId,
          name: email,
          input: { id: email, idProperty: 'email', properties: { ...properties, email } },
        })),
      );
      const contactIds = new Map(written.map(({ leadId, remoteId }) => [leadId, remoteId]));
      const notes = await writeNotes(
        calls,
        contacts.flatMap(({ leadId, note }) => {
          const contactId = contactIds.get(leadId);
          return note && contactId !== undefined ? [{ leadId, contactId, note }] : [];
        }),
      );
      const refused = notes.flatMap(({ leadId, reason }) =>
        reason === undefined
          ? []
          : { leadId, remoteId: contactIds.get(leadId), reason: `The note: ${reason}` },
      );
      const refusedIds = new Set(refused.map(({ leadId }) => leadId));
      return [...written.filter(({ leadId }) => !refusedIds.has(leadId)), ...refused];
    },
  };
}
