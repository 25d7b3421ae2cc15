import { isManagerRole } from '@cardinal/contract/labels';
import { useConfirmed, useSession, useTexts } from '@cardinal/crm-features';
import { ProfilePage, useSavedNotice } from '@cardinal/crm-features/profile';
import { useLazyCode } from '@cardinal/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { setPreferences, usePreferences } from '../../state/preferences.ts';
import { paths } from '../../paths.ts';
import { useSettled } from '../../state/arrival.ts';
import { loadPrepareDevice, loadShortcuts } from '../../shell/overlayCode.ts';
import { useAskedLogout } from '../../shell/useAskedLogout.tsx';
import { useScreen } from '../../screen/useScreen.ts';
import { isSavedState, savedState } from './savedState.ts';
import { screenMessages } from '../../texts/screens.ts';

/** Reports that the profile was saved, after the page has been reloaded. */
function useNoticeAfterReload() {
  const announceSaved = useSavedNotice();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isSaved = isSavedState(state);
  useEffect(() => {
    if (!isSaved) return;
    announceSaved();
    void navigate(paths.profile, { replace: true });
  }, [isSaved, navigate, announceSaved]);
}

/**
 * After leaving the company, the user sees the change here instead of being asked for another
 * company at once.
 */
function useStaysHere(userId: string | undefined) {
  const { settle } = useSettled();
  useEffect(() => {
    if (userId !== undefined) settle(userId);
  }, [userId, settle]);
}

const loadApiKeys = () => import('@cardinal/crm-features/api-keys');

const loadAssistants = () => import('@cardinal/crm-features/assistants');

/** /profile: Profile Settings. */
export default function ProfileRoute() {
  const { profile: texts } = useTexts(screenMessages);
  useScreen(texts.title);
  useNoticeAfterReload();
  const confirm = useConfirmed();
  const isHttps = window.location.protocol === 'https:';
  const { logout, isPending, question } = useAskedLogout();
  const preferences = usePreferences();
  const user = useSession()?.user;
  useStaysHere(user?.id);
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  // Without a network, the section stays empty until the next visit.
  const deviceCode = useLazyCode(loadPrepareDevice, true, () => undefined);
  const keysCode = useLazyCode(loadApiKeys, true, () => undefined);
  // By OAuth, which needs https.
  const assistantsCode = useLazyCode(loadAssistants, isHttps, () => undefined);
  const shortcutsCode = useLazyCode(loadShortcuts, showsShortcuts, () => setShowsShortcuts(false));

  function reload() {
    // The history entry survives the reload, but the page's memory does not.
    window.history.replaceState({ ...window.history.state, usr: savedState }, '');
    window.location.reload();
  }

  return (
    <>
      <ProfilePage
        confirm={confirm}
        onSaved={reload}
        onLogout={logout}
        isLoggingOut={isPending}
        preferences={preferences}
        onPreferencesChange={setPreferences}
        onLanguageChange={(language) => setPreferences({ language })}
        onShowShortcuts={() => setShowsShortcuts(true)}
        cardReading={deviceCode ? <deviceCode.PrepareDevice /> : null}
        assistants={isHttps ? assistantsCode ? <assistantsCode.Assistants /> : null : undefined}
        apiKeys={keysCode && <keysCode.ApiKeys confirmed={confirm} />}
        membersHref={user && isManagerRole(user.role) ? paths.members : undefined}
      />
      {question}
      {shortcutsCode && (
        <shortcutsCode.ShortcutsDialog isOpen={showsShortcuts} onOpenChange={setShowsShortcuts} />
      )}
    </>
  );
}
