import type { Company } from '@cardinal/contract';
import { listCompanies } from '../../store/accounts/companies.ts';
import type { Database } from '../../store/engine/database.ts';

/** The companies that anyone may ask to join. */
export async function listedCompanies(db: Database): Promise<Company[]> {
  const companies = await listCompanies(db.read);
  return companies.map(({ id, name }) => ({ company_id: id, name }));
}
