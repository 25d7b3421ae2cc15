/** Path of a Chromium (undefined: Playwright's own) and whether the committed pictures belong to it. */
export function findBrowser(): Promise<{ path: string | undefined; pinned: boolean }>;
/** Launch arguments under which the committed pictures were taken. */
export const browserArguments: string[];
