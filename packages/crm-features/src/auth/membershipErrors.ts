import type { ApiError } from '../client/http/apiError.ts';
import type { FieldErrors } from '../forms/index.ts';

/** The fields of role and company to which a refusal refers; forms name the company `company`. */
export function membershipErrors({ detail, fields, problem }: ApiError): FieldErrors {
  if (problem?.code === 'company_taken') return { company_name: detail };
  const { company_id: company, ...others } = fields;
  return company ? { ...others, company } : others;
}
