/** The SQLSTATE of an error, or ''. */
export function postgresCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
