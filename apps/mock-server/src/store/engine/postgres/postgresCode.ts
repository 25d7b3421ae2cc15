/** The SQLSTATE of an error, or ''. */
export function postgresCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

/** PostgreSQL's code for a wait that took too long: another transaction holds the same row or key. */
export const lockTimeout = '55P03';
