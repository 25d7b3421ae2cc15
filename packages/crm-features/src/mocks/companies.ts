import { calls } from '@cardinal/contract';
import { outcomes } from './outcomes.ts';

const list = outcomes(calls.companies);

/** `GET /api/companies`. */
export const companies = { ...list, empty: () => list.returns([]) };

/** `/api/companies/current/*`: leaving the company. */
export const leaving = {
  preview: outcomes(calls.leavingPreview),
  leave: outcomes(calls.leaveCompany),
};
