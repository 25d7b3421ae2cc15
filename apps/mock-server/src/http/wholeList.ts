import type { ListQuery } from '@cardinal/contract';
import { respond } from './router.ts';

/** Responds with a list that was read as a whole: with as many of its entries as the query limits it to. */
export const wholeList = <T>(entries: readonly T[], { limit }: ListQuery) =>
  respond(200, entries.slice(0, limit), { 'X-Total-Count': String(entries.length) });
