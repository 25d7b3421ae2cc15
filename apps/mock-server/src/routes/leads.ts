import { calls, sizes } from '@cardinal/contract';
import type { Scan, ScanInput } from '@cardinal/contract';
import { entityTag, matchingVersions } from '../http/entityTags.ts';
import { pageHeaders } from '../http/pageHeaders.ts';
import { answer } from '../http/router.ts';
import type { Route } from '../http/router.ts';
import { idempotentRequest } from '../http/idempotentRequest.ts';
import type { LeadService } from '../services/leads/leadService.ts';
import type { Principal } from '../services/shared/principal.ts';

interface Dependencies {
  leadsOf(principal: Principal): LeadService;
  scan(input: ScanInput, principal: Principal, signal: AbortSignal): Promise<Scan>;
}

/** Base64 is a third longer than what it packs, and the rest of the body is small. */
const scanBody = { bytes: Math.ceil(sizes.scan / 3) * 4 + sizes.body, told: sizes.scan };

/** Leads, their figures, and cards that become leads. */
export function leadRoutes(route: Route, { leadsOf, scan }: Dependencies) {
  route(calls.stats, async ({ principal }) => answer(200, await leadsOf(principal).stats()));

  route(calls.leads, async ({ query, principal, c }) => {
    const page = await leadsOf(principal).list(query);
    return answer(200, page.leads, pageHeaders(c, page));
  });

  route(calls.createLead, async ({ body, principal, c }) => {
    const lead = await leadsOf(principal).create(body, idempotentRequest(c, body));
    return answer(201, lead, { ...entityTag(lead), Location: `/api/leads/${lead.id}` });
  });

  route(
    calls.scanCard,
    async ({ body, principal, c }) => answer(200, await scan(body, principal, c.req.raw.signal)),
    { maxBody: scanBody },
  );

  route(calls.lead, async ({ params, principal }) => {
    const lead = await leadsOf(principal).get(params.id);
    return answer(200, lead, entityTag(lead));
  });

  route(calls.updateLead, async ({ params, body, principal, c }) => {
    const lead = await leadsOf(principal).update(
      params.id,
      body,
      matchingVersions(c.req.header('If-Match')),
    );
    return answer(200, lead, entityTag(lead));
  });
}
