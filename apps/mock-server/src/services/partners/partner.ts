import { type PartnerScope, partnerScopes } from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import { z } from 'zod';
import { storedJson } from '../../store/storedJson.ts';
import type { Partner } from '../shared/principal.ts';

const isScope = (text: string): text is PartnerScope =>
  partnerScopes.some((scope) => scope === text);

/** The scopes that a key permits; one that no longer exists permits nothing. */
export const scopesJson = storedJson<PartnerScope[]>(
  'scopes of a partner key',
  z.array(z.string()).transform((scopes) => scopes.filter(isScope)),
);

/** The partner that a stored key represents. */
export const toPartner = (row: {
  id: string;
  name: string;
  workspace_id: string;
  event_id: string | null;
  scopes: string;
  daily_captures: number;
  consent_text: string;
}): Partner => ({
  keyId: row.id,
  name: row.name,
  workspaceId: row.workspace_id,
  eventId: row.event_id,
  scopes: scopesJson.read(row.scopes),
  dailyCaptures: row.daily_captures,
  consentText: row.consent_text,
});

/** How long a revoked key is kept, so that its pages learn why they no longer work, in milliseconds. */
export const partnerKeysKeptFor = 30 * dayMs;
