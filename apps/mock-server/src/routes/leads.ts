import { calls, limits, sizes } from '@cardinal/contract';
import { entityTag, matchingVersions } from '../http/responses/entityTags.ts';
import { fileResponse } from '../http/responses/fileResponse.ts';
import { idempotentRequest } from '../http/requests/idempotentRequest.ts';
import { pageHeaders, wholeList } from '../http/responses/lists.ts';
import { respond, type Route } from '../http/router.ts';
import type { RequestContext } from '../http/environment.ts';
import type { ServerContext } from '../services/context.ts';
import { createPartnersArea } from '../services/partners/index.ts';
import type { Entry } from '../services/partners/traffic.ts';
import { isPartner, type Partner } from '../services/shared/principal.ts';
import { createLeadsArea } from '../services/leads/index.ts';
import { vcardOf } from '../services/leads/vcard.ts';
import { leadName } from '../services/shared/names.ts';
import { worded } from '../http/responses/worded.ts';

/** The pictures of a card as base64, and the rest of the body. */
const withPictures = limits.cardPictures * sizes.cardPicture;
const leadBody = {
  bytes: Math.ceil(withPictures / 3) * 4 + sizes.body,
  stated: withPictures + sizes.body,
  files: 'pictures',
};

/** How the entry of a partner's page reached the server. @param now Milliseconds */
const pageEntry = (c: RequestContext, { session }: Partner, now: number): Entry => ({
  address: c.get('caller').address,
  age: session && now - session.openedAt,
  isTrapped: c.req.header('Cardinal-Trap') !== undefined,
  proof: c.req.header('Cardinal-Proof'),
});

type LeadsArea = ReturnType<typeof createLeadsArea>;

/** The list with its figures and export, and new leads. */
function listRoutes(route: Route, context: ServerContext, { leadsOf, exportLeads }: LeadsArea) {
  const { capturesOf } = createPartnersArea(context);
  const { clock } = context;

  route(calls.stats, async ({ principal }) => respond(200, await leadsOf(principal).stats()));

  route(calls.captures, async ({ principal }) => respond(200, await leadsOf(principal).captures()));

  route(calls.leads, async ({ query, principal, c }) => {
    const page = await leadsOf(principal).list(query);
    return respond(200, page.rows, pageHeaders(c, page));
  });

  route(
    calls.createLead,
    async ({ body, principal, c }) => {
      const call = await idempotentRequest(c);
      if (isPartner(principal)) {
        const entry = pageEntry(c, principal, clock());
        return respond(201, await capturesOf(principal).create(body, entry, call));
      }
      const lead = await leadsOf(principal).create(body, call);
      return respond(201, lead, { ...entityTag(lead), Location: `/api/leads/${lead.id}` });
    },
    {
      maxBody: leadBody,
      async admit(principal, c) {
        if (!isPartner(principal)) return;
        await capturesOf(principal).admit(pageEntry(c, principal, clock()));
      },
    },
  );

  route(calls.similarLeads, async ({ query, principal }) =>
    wholeList(await leadsOf(principal).similar(query), query),
  );

  route(calls.exportLeads, async ({ query, principal }) => {
    const { name, format, content } = await exportLeads(principal, query);
    return fileResponse(format, name, content);
  });
}

/** One lead, with the leads that it may duplicate. */
function leadFieldRoutes(route: Route, { leadsOf }: LeadsArea) {
  route(calls.lead, async ({ params, principal }) => {
    const lead = await leadsOf(principal).get(params.id);
    return respond(200, lead, entityTag(lead));
  });

  route(calls.leadVcard, async ({ params, principal }) => {
    const lead = await leadsOf(principal).get(params.id);
    return fileResponse(
      'vcf',
      leadName(lead) || lead.company,
      new TextEncoder().encode(vcardOf(lead)),
    );
  });

  route(calls.leadPicture, async ({ params, principal }) => {
    const { format, content } = await leadsOf(principal).picture(params.id, params.n);
    return fileResponse(format, `business-card-${params.n}`, content);
  });

  route(calls.leadDuplicates, async ({ params, query, principal }) =>
    wholeList(await leadsOf(principal).duplicates(params.id), query),
  );

  route(
    calls.updateLead,
    async ({ params, body, principal, c }) => {
      const lead = await leadsOf(principal).update(
        params.id,
        body,
        matchingVersions(c.req.header('If-Match')),
      );
      return respond(200, lead, entityTag(lead));
    },
    { maxBody: leadBody },
  );
}

function bulkRoutes(route: Route, { assignmentsOf, bulkChangesOf, changeMatching }: LeadsArea) {
  route(calls.assignLeads, async ({ body, principal }) =>
    respond(200, await assignmentsOf(principal).assignMany(body)),
  );

  route(calls.statusOfLeads, async ({ body, principal }) =>
    respond(200, await bulkChangesOf(principal).setStatus(body)),
  );

  route(calls.deleteLeads, async ({ body, principal }) =>
    respond(200, await bulkChangesOf(principal).remove(body.lead_ids)),
  );

  route(calls.changeMatching, async ({ body, principal }) =>
    respond(200, await changeMatching(principal, body)),
  );

  route(calls.restoreLeads, async ({ body, principal }) =>
    respond(200, await bulkChangesOf(principal).restore(body.lead_ids)),
  );
}

function leadChangeRoutes(route: Route, { assignmentsOf, bulkChangesOf, mergingOf }: LeadsArea) {
  route(calls.assignLead, async ({ params, body, principal }) => {
    const lead = await assignmentsOf(principal).assign(params.id, body.userId);
    return respond(200, lead, entityTag(lead));
  });

  route(calls.deleteLead, async ({ params, principal }) => {
    await bulkChangesOf(principal).removeOne(params.id);
    return respond(204, null);
  });

  route(calls.restoreLead, async ({ params, principal }) => {
    const lead = await bulkChangesOf(principal).restoreOne(params.id);
    return respond(200, lead, entityTag(lead));
  });

  route(calls.mergeLead, async ({ params, body, principal, c }) => {
    const merged = await mergingOf(principal).merge(params.id, body, {
      versions: matchingVersions(c.req.header('If-Match')),
      call: await idempotentRequest(c),
    });
    return respond(200, merged, entityTag(merged.lead));
  });

  route(calls.undoMerge, async ({ params, principal }) =>
    respond(200, await mergingOf(principal).undo(params.id)),
  );
}

/** What comes next, and the day of the user. */
function nextStepRoutes(route: Route, { nextStepsOf, todayOf }: LeadsArea) {
  route(calls.today, async ({ query, principal }) =>
    respond(200, await todayOf(principal, query.start)),
  );

  route(calls.finishNextStep, async ({ params, principal, c }) => {
    const versions = matchingVersions(c.req.header('If-Match'));
    const lead = await nextStepsOf(principal).finish(params.id, versions);
    return respond(200, lead, entityTag(lead));
  });

  route(calls.snoozeNextStep, async ({ params, body, principal, c }) => {
    const versions = matchingVersions(c.req.header('If-Match'));
    const lead = await nextStepsOf(principal).snooze(params.id, body.until, versions);
    return respond(200, lead, entityTag(lead));
  });
}

/** The history of a lead, and the communications and follow-ups of all. */
function historyRoutes(route: Route, { historyOf, communications, dueLeads }: LeadsArea) {
  route(calls.activities, async ({ params, query, principal, c }) => {
    const page = await historyOf(principal).list(params.id, query);
    return respond(200, page.rows, pageHeaders(c, page));
  });

  route(calls.createActivity, async ({ params, body, principal, c }) => {
    const call = await idempotentRequest(c);
    return respond(201, await historyOf(principal).add(params.id, body, call));
  });

  route(calls.communications, async ({ query, principal, c }) => {
    const page = await communications(principal, query);
    return respond(200, await worded(c, page.rows), pageHeaders(c, page));
  });

  route(calls.dueLeads, async ({ query, principal, c }) => {
    const page = await dueLeads(principal, query);
    return respond(200, page.rows, pageHeaders(c, page));
  });
}

/** The saved views of the list. */
function viewRoutes(route: Route, { viewsOf }: LeadsArea) {
  route(calls.views, async ({ query, principal }) =>
    wholeList(await viewsOf(principal).list(), query),
  );

  route(calls.createView, async ({ body, principal, c }) =>
    respond(201, await viewsOf(principal).create(body, await idempotentRequest(c))),
  );

  route(calls.updateView, async ({ params, body, principal }) =>
    respond(200, await viewsOf(principal).update(params.id, body)),
  );

  route(calls.deleteView, async ({ params, principal }) => {
    await viewsOf(principal).remove(params.id);
    return respond(204, null);
  });
}

/** Leads: the list, figures, changes, assignment, deletion, history, communications and export. */
export function leadRoutes(route: Route, context: ServerContext) {
  const area = createLeadsArea(context);
  // Before the calls for one lead, because `similar` and `export` are not ids.
  listRoutes(route, context, area);
  leadFieldRoutes(route, area);
  bulkRoutes(route, area);
  leadChangeRoutes(route, area);
  nextStepRoutes(route, area);
  historyRoutes(route, area);
  viewRoutes(route, area);
}
