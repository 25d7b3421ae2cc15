/** File types that the file picker offers. */
export const acceptedFiles = ['.xlsx', '.csv', '.vcf', 'text/csv', 'text/vcard'];

/** File types that the file picker offers for lists of attendees. */
export const attendeeFiles = ['.xlsx', '.csv', 'text/csv'];
