import { paths } from '@cardinal/contract/paths';

const { home: _home, ...screens } = paths;

/** Paths for which the application has a screen. The pages for everyone are in `publicPaths`. */
export const portalPaths: readonly string[] = Object.values(screens);
