// Runs before the first paint of every public page, as a file because the page's policy allows no
// inline script: redirects signed-in users from the landing and the pricing page to the dashboard,
// and others to the page in the language that they chose, and sets the chosen theme.
import { paths, publicPaths } from '@cardinal/contract/paths';
import { themeAttributes } from '@cardinal/ui/contract';
import { storedPreferences, storedTheme } from './preferences.ts';
import { hasSession } from './session.ts';

const { home, pricing }: Record<string, string> = publicPaths;
const { documentElement: root, currentScript } = document;
/** The languages of the page; none if it exists only in English. */
const languages = currentScript?.dataset['languages']?.split(' ') ?? [];
const [, first = ''] = location.pathname.split('/');
const isNamed = languages.includes(first);

try {
  const path = isNamed ? location.pathname.slice(first.length + 1) || home : location.pathname;
  const { language } = storedPreferences();
  if (hasSession() && [home, pricing].includes(path)) location.replace(paths.dashboard);
  else if (
    !isNamed &&
    typeof language === 'string' &&
    languages.includes(language) &&
    language !== root.lang
  )
    location.replace(`/${language}${path}${location.search}${location.hash}`);
  const theme = storedTheme();
  if (theme !== 'system') root.setAttribute(themeAttributes.scheme, theme);
} catch {
  // Without access to local storage, there is neither a session nor anything chosen.
}
