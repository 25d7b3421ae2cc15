// Runs before the first paint of every public page, as a file because the page's policy allows no
// inline script: sets the chosen theme, and redirects signed-in users from the landing and the
// pricing page to the dashboard.
import { paths, publicPaths } from '@cardinal/contract/paths';
import { themeAttributes } from '@cardinal/ui/contract';
import { hasSession } from './session.ts';
import { storedTheme } from './storedTheme.ts';

const { home, pricing }: Record<string, string> = publicPaths;

try {
  if (hasSession() && [home, pricing].includes(location.pathname))
    location.replace(paths.dashboard);
  const theme = storedTheme();
  if (theme !== 'system') document.documentElement.setAttribute(themeAttributes.scheme, theme);
} catch {
  // Without access to local storage, there is neither a session nor a chosen theme.
}
