import type { Assistant } from '@cardinal/contract';
import type { KeysOf } from '../../store/accounts/apiKeys.ts';
import {
  deleteAssistant,
  findAssistant,
  listAssistants,
  type AssistantRow,
} from '../../store/accounts/assistants.ts';
import type { ServerContext } from '../context.ts';
import { assistantScopesJson } from '../identity/assistantAccess.ts';
import { forbidden, notFound } from '../shared/failures.ts';
import { fullName } from '../shared/names.ts';
import type { Principal } from '../shared/principal.ts';
import { isoOf, isoOrNull } from '../shared/times.ts';
import { auditAssistant } from './auditAssistant.ts';

const toAssistant = (row: AssistantRow): Assistant => ({
  id: row.id,
  name: row.name,
  host: row.host,
  scopes: assistantScopesJson.read(row.scopes),
  created_at: isoOf(row.created_at),
  last_used_at: isoOrNull(row.last_used_at),
  user: { id: row.user_id, name: fullName(row) },
});

/** The connected assistants of a signed-in user, and for administrators those of the company. */
export function createConnected(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  principal: Principal,
) {
  const { userId, workspaceId, role } = principal;

  /** @throws `forbidden` if everyone's are asked for by someone who is not an administrator. */
  function of(all: boolean): KeysOf {
    if (all && role !== 'admin') throw forbidden();
    return all ? { workspaceId } : { workspaceId, userId };
  }

  return {
    /** The assistants, newest first. @throws `forbidden`. */
    async list(all: boolean): Promise<Assistant[]> {
      return (await listAssistants(db.read, of(all), clock())).map(toAssistant);
    },

    /** Ends an assistant; its calls are refused from now on. @throws `forbidden`; `not_found`. */
    async disconnect(id: string, all: boolean): Promise<void> {
      const whose = of(all);
      const now = clock();
      await db.write(async (tx) => {
        const row = await findAssistant(tx, whose, id, now);
        if (!row) throw notFound('assistant');
        await deleteAssistant(tx, id);
        await auditAssistant(tx, principal, now, 'assistant_disconnected', row, {
          before: { user: fullName(row), scopes: assistantScopesJson.read(row.scopes).join(' ') },
        });
      });
    },
  };
}
