import { limits, sizes } from '@cardinal/contract/limits';

/** What a file may hold at most. */
export const most = { megabytes: Math.round(sizes.import / 1_000_000), rows: limits.importRows };

/** File types that the file picker offers. */
export const acceptedFiles = ['.xlsx', '.csv', '.vcf', 'text/csv', 'text/vcard'];

/** File types that the file picker offers for lists of attendees. */
export const attendeeFiles = ['.xlsx', '.csv', 'text/csv'];
