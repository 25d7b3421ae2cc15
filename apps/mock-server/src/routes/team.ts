import { calls } from '@cardinal/contract';
import { pageHeaders } from '../http/pageHeaders.ts';
import { answer } from '../http/router.ts';
import type { Route } from '../http/router.ts';
import { auditPage } from '../services/shared/audit.ts';
import { communicationPage } from '../services/leads/communications.ts';
import { listTeam } from '../services/company/team.ts';
import type { Database } from '../store/engine/database.ts';

/** Who works here, what they did and with whom they are in touch. */
export function teamRoutes(route: Route, { db, clock }: { db: Database; clock: () => number }) {
  route(calls.users, async ({ principal }) => answer(200, await listTeam(db, principal, clock())));

  route(calls.communications, async ({ query, principal, c }) => {
    const page = await communicationPage(db, principal, query);
    return answer(200, page.rows, pageHeaders(c, page));
  });

  route(calls.audit, async ({ query, principal, c }) => {
    const page = await auditPage(db, principal, query);
    return answer(200, page.rows, pageHeaders(c, page));
  });
}
