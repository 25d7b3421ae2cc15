import { calls } from '@cardinal/contract';
import { idempotentRequest } from '../http/idempotentRequest.ts';
import { answer } from '../http/router.ts';
import type { Route } from '../http/router.ts';
import type { CompanyService } from '../services/company/companyService.ts';
import type { Principal } from '../services/shared/principal.ts';
import type { ProfileService } from '../services/accounts/profile.ts';
import { listCompanies } from '../store/accounts/companies.ts';
import type { Database } from '../store/engine/database.ts';

interface Dependencies {
  db: Database;
  companyOf(principal: Principal): CompanyService;
  profile: ProfileService;
}

/** The public list of companies, and how one is founded. */
export function companyRoutes(route: Route, { db, profile, companyOf }: Dependencies) {
  route(calls.companies, async () => {
    const companies = await listCompanies(db.read);
    return answer(
      200,
      companies.map(({ id, name }) => ({ company_id: id, name })),
    );
  });

  route(calls.createCompany, async ({ body, principal, c }) => {
    const call = idempotentRequest(c, body);
    return answer(201, await profile.found(principal, body.name, call));
  });

  route(calls.updateCompany, async ({ body, principal }) =>
    answer(200, await companyOf(principal).setListed(body.listed)),
  );

  route(calls.invite, async ({ body, principal }) =>
    answer(201, await companyOf(principal).invite(body.role)),
  );
}
