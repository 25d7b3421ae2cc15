import type { ServerContext } from '../context.ts';
import { actingFor } from '../shared/currentPrincipal.ts';
import type { KeyAccess, Principal } from '../shared/principal.ts';
import { createProposals } from './proposals.ts';
import { readingTools } from './tools/readingTools.ts';
import type { Tool } from './tools/tool.ts';
import { writingTools } from './tools/writingTools.ts';

/** What agents do for users: tools, and suggestions that wait for the user. */
export function createAgentsArea(context: ServerContext) {
  return {
    proposalsOf: (principal: Principal) =>
      createProposals(actingFor(context, principal), principal),

    /** The tools that the scopes of an access permit. */
    toolsOf: (access: KeyAccess): Tool[] =>
      [...readingTools(context, access.principal), ...writingTools(context, access)].filter(
        ({ scopes }) => scopes.some((scope) => access.scopes.includes(scope)),
      ),
  };
}
