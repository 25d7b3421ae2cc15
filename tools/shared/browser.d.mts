/** Path of a Chromium (undefined for Playwright's own), and whether it is the pinned build. */
export function findBrowser(): Promise<{ path: string | undefined; pinned: boolean }>;
/** Launch arguments under which the committed pictures were taken. */
export const browserArguments: string[];
