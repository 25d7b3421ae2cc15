/** File types that the file picker offers. */
export const acceptedFiles = ['.xlsx', '.csv', '.vcf', 'text/csv', 'text/vcard'];
