import type { PartnerScope } from '@cardinal/contract';
import { partnerScopes } from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import { z } from 'zod';
import { parseStored } from '../../store/storedJson.ts';
import type { Partner } from '../shared/principal.ts';

const storedScopes = z.array(z.enum(partnerScopes));

/** The scopes that a stored key permits. */
export const readScopes = (json: string): PartnerScope[] =>
  parseStored(storedScopes, json, 'scopes of a partner key');

/** The partner that a stored key represents. */
export const toPartner = (row: {
  id: string;
  name: string;
  workspace_id: string;
  event_id: string | null;
  scopes: string;
}): Partner => ({
  keyId: row.id,
  name: row.name,
  workspaceId: row.workspace_id,
  eventId: row.event_id,
  scopes: readScopes(row.scopes),
});

/** How long a revoked key is kept, so that its pages learn why they no longer work, in milliseconds. */
export const partnerKeysKeptFor = 30 * dayMs;
