import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';
import { times } from '@cardinal/contract/limits';
import { apiRoot, queryKeys } from './queryKeys.ts';

/** Whether a query reads from this server; a cache that the page provides may have others. */
export const isOwnQuery = ({ queryKey: [path] }: Query): boolean =>
  typeof path === 'string' && path.startsWith(apiRoot);

/** Repeats a first read that is running, unless it fails. */
async function repeat(queryClient: QueryClient, { queryKey, promise }: Query): Promise<void> {
  const isRead = await promise?.then(
    () => true,
    () => false,
  );
  // Further changes during the first read share the repetition.
  if (isRead) {
    await queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }
}

/**
 * Refetches queries after a change. React Query does not restart a first read that is running, and
 * its result may be older than the change. It is shown nevertheless, and then read again: with
 * restarts, a steady stream of changes could keep a slow network from ever showing anything.
 */
export async function invalidate(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  const firstReads = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await Promise.all([
    queryClient.invalidateQueries(filters),
    ...firstReads.map((query) => repeat(queryClient, query)),
  ]);
}

/**
 * Refetches what was read well before the first socket opened, as on a slow network: nobody
 * reported changes since. With a fast network there is no such data.
 */
export async function refreshUnheard(queryClient: QueryClient): Promise<void> {
  const newest = Date.now() - times.unheard;
  await invalidate(queryClient, {
    predicate: (query) => {
      const { dataUpdatedAt } = query.state;
      // Zero: the first read is still in progress.
      return isOwnQuery(query) && dataUpdatedAt > 0 && dataUpdatedAt < newest;
    },
  });
}

const [leadsPath] = queryKeys.leads();

const [eventsPath] = queryKeys.events;

/** Whether a query lists leads, which may be the duplicates of a lead. */
const listsLeads = ({ queryKey: [path, second, part] }: Query) =>
  path === leadsPath && (typeof second !== 'string' || part === 'duplicates');

/** Whether a query's events are shown with the number of their leads. */
const countsLeads = ({ queryKey: [path, second, part] }: Query) =>
  path === eventsPath && second !== undefined && part === undefined;

/**
 * Refetches the queries that a change of leads affects: lists, likely duplicates, figures, those of
 * the team, boards of events, communications, and a lead if given.
 */
export async function refreshLeads(queryClient: QueryClient, leadId?: string): Promise<void> {
  await Promise.all([
    invalidate(queryClient, { predicate: listsLeads }),
    invalidate(queryClient, { queryKey: queryKeys.stats }),
    invalidate(queryClient, { queryKey: queryKeys.firstSteps }),
    refreshTeam(queryClient),
    invalidate(queryClient, { predicate: countsLeads }),
    refreshCommunications(queryClient),
    invalidate(queryClient, { queryKey: queryKeys.captures }),
    leadId && invalidate(queryClient, { queryKey: queryKeys.lead(leadId) }),
  ]);
}

/** As `refreshLeads`, for a change of many leads: also refetches each lead and its activities. */
export async function refreshEveryLead(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    invalidate(queryClient, { queryKey: queryKeys.leads() }),
    refreshLeads(queryClient),
  ]);
}

/** Refetches every event, in lists and alone. */
export async function refreshEvents(queryClient: QueryClient): Promise<void> {
  await invalidate(queryClient, { queryKey: queryKeys.events });
}

const isBoard = ({ queryKey: [path, , part] }: Query) => path === eventsPath && part === 'board';

/** Refetches the queries that count contacts: the team's figures and the boards of events. */
const refreshTeam = (queryClient: QueryClient) =>
  Promise.all([
    invalidate(queryClient, { queryKey: queryKeys.users }),
    invalidate(queryClient, { predicate: isBoard }),
  ]);

/** Refetches the communications with all leads, who is waiting for contact, and the user's day. */
const refreshCommunications = (queryClient: QueryClient) =>
  Promise.all([
    invalidate(queryClient, { queryKey: queryKeys.communications() }),
    invalidate(queryClient, { queryKey: queryKeys.today() }),
  ]);

const refreshMailbox = (queryClient: QueryClient) =>
  invalidate(queryClient, { queryKey: queryKeys.mailbox });

const refreshHistory = (queryClient: QueryClient, leadId: string) => [
  invalidate(queryClient, { queryKey: queryKeys.activities(leadId) }),
  invalidate(queryClient, { queryKey: queryKeys.emails(leadId) }),
];

/**
 * Refetches the activities of a lead, its emails, whose delivery they report, and the team's figures,
 * which count them.
 */
export async function refreshActivities(queryClient: QueryClient, leadId: string): Promise<void> {
  await Promise.all([
    ...refreshHistory(queryClient, leadId),
    refreshTeam(queryClient),
    refreshCommunications(queryClient),
    refreshMailbox(queryClient),
  ]);
}

/** Collects what to refresh, so that a burst of messages refetches everything once. */
export interface Refresher {
  /** Lists and figures, and that lead. */
  leads: (leadId?: string) => void;
  /** Lists, figures, every lead, and the imports. */
  everyLead: () => void;
  /** One lead's activities. */
  activities: (leadId: string) => void;
  /** The states of imports, and their list. */
  imports: () => void;
  /** What agents suggest. */
  proposals: () => void;
  /** Discards what was collected. */
  cancel: () => void;
}

/**
 * Refreshes at most every 250 ms. The first message starts the delay, so that a steady stream cannot
 * postpone the refresh indefinitely.
 */
export function createRefresher(queryClient: QueryClient): Refresher {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lists = false;
  let everyLead = false;
  let imports = false;
  let proposals = false;
  const leadIds = new Set<string>();
  const activityIds = new Set<string>();

  function reset() {
    clearTimeout(timer);
    timer = undefined;
    lists = false;
    everyLead = false;
    leadIds.clear();
    activityIds.clear();
    imports = false;
    proposals = false;
  }

  function flush() {
    if (everyLead) void refreshEveryLead(queryClient);
    else if (lists) void refreshLeads(queryClient);
    for (const id of leadIds) {
      void invalidate(queryClient, { queryKey: queryKeys.lead(id) });
    }
    for (const id of activityIds) void Promise.all(refreshHistory(queryClient, id));
    if (activityIds.size > 0) void refreshMailbox(queryClient);
    // The lists refresh these as well; once more would cancel the requests that have just begun.
    if (!lists && !everyLead && activityIds.size > 0) {
      void refreshTeam(queryClient);
      void refreshCommunications(queryClient);
    }
    if (imports) void invalidate(queryClient, { queryKey: queryKeys.imports });
    // Whether leads have changed since is part of the suggestions.
    if (proposals || lists || everyLead) {
      void invalidate(queryClient, { queryKey: queryKeys.proposals });
    }
    reset();
  }

  const schedule = () => {
    timer ??= setTimeout(flush, times.refreshCoalesce);
  };

  return {
    leads(leadId) {
      lists = true;
      if (leadId) leadIds.add(leadId);
      schedule();
    },
    everyLead() {
      everyLead = true;
      // One of them may have made the change.
      imports = true;
      schedule();
    },
    activities(leadId) {
      activityIds.add(leadId);
      schedule();
    },
    imports() {
      imports = true;
      schedule();
    },
    proposals() {
      proposals = true;
      schedule();
    },
    cancel: reset,
  };
}
