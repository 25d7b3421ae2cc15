// The only other script of the public pages. Everything works without it; it closes the menu, keeps
// the status current, opens the demo, plays the recording, searches the help, remembers the chosen
// language, and offers the choice of a theme.
import { offerDemo } from './demo.ts';
import { showHealth } from './health.ts';
import { rememberLanguage } from './languages.ts';
import { closeMenus } from './menu.ts';
import { playRecording } from './recording.ts';
import { offerSearch } from './search.ts';
import { hasSession } from './session.ts';
import { offerThemes } from './themes.ts';

closeMenus();
showHealth();
offerDemo();
offerSearch();
playRecording();
rememberLanguage();
try {
  if (hasSession()) {
    for (const element of document.querySelectorAll('[data-signed-out]')) element.remove();
  }
  offerThemes();
} catch {
  // Without access to local storage, there is no session, and a choice could not be stored.
}
