import type { Company, CompanyListQuery } from '@cardinal/contract';
import { paging } from '@cardinal/contract/limits';
import { listCompanies, listCompanyPage } from '../../store/accounts/companies.ts';
import type { Database } from '../../store/engine/database.ts';
import type { Page } from '../../store/page.ts';
import { pageOf } from '../shared/pages.ts';

const toCompany = ({ id, name }: { id: string; name: string }): Company => ({
  company_id: id,
  name,
});

/**
 * The companies that anyone may ask to join: all of them, or a page if the query has a limit or a
 * cursor.
 * @throws `invalid` for a cursor of another list.
 */
export async function listedCompanies(
  { read }: Database,
  { limit, cursor }: CompanyListQuery,
): Promise<Page<Company>> {
  if (limit !== undefined || cursor !== undefined) {
    return pageOf(listCompanyPage(read, { limit: limit ?? paging.default, cursor }), toCompany);
  }
  const rows = (await listCompanies(read)).map(toCompany);
  return { rows, total: rows.length, capped: false };
}
