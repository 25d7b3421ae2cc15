import { z } from 'zod';
import { emptyIsAbsent, searchText } from './common.ts';
import { paging, serverLimits } from './limits.ts';

/** Query parameters of lists that are returned as a whole unless the client limits them. */
export const listQuery = z.object({
  limit: z
    .preprocess(emptyIsAbsent, z.coerce.number().int().min(1).max(paging.max).optional())
    .meta({ description: 'Maximum number of entries; without it, all of them' }),
});

/** Query parameters of the public list of companies, which can be searched, but not read through. */
export const companyListQuery = listQuery.extend({
  q: z.preprocess(emptyIsAbsent, searchText.optional()).meta({
    description: `Beginning of the name; with fewer than three characters, the list is empty if more than ${serverLimits.companies} companies match`,
  }),
});

/** Parameters of a list that is returned as a whole, after validation. */
export type ListQuery = z.output<typeof listQuery>;
/** Parameters of the public list of companies, after validation. */
export type CompanyListQuery = z.output<typeof companyListQuery>;
