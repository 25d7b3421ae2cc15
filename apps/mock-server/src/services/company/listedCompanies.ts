import type { Company, CompanyListQuery } from '@cardinal/contract';
import { fold } from '@cardinal/contract/fold';
import { serverLimits } from '@cardinal/contract/limits';
import { listCompanies } from '../../store/accounts/companies.ts';
import type { Database } from '../../store/engine/database.ts';
import type { Page } from '../../store/page.ts';

/** Characters with which a search finds companies among more than the list may return. */
const shortestSearch = 3;

/**
 * The companies that anyone may ask to join and whose name begins with `q`. Nobody can read through
 * the list: if more companies match than it may return, it returns none to a `q` of fewer than three
 * characters, and the first ones to a longer one.
 */
export async function listedCompanies(
  { read }: Database,
  { limit = serverLimits.companies, q = '' }: CompanyListQuery,
): Promise<Page<Company>> {
  const most = serverLimits.companies;
  const prefix = fold(q);
  const found = await listCompanies(read, { prefix, limit: most + 1 });
  const capped = found.length > most;
  const rows =
    capped && prefix.length < shortestSearch ? [] : found.slice(0, Math.min(limit, most));
  return {
    rows: rows.map(({ id, name }) => ({ company_id: id, name })),
    total: Math.min(found.length, most),
    capped,
  };
}
