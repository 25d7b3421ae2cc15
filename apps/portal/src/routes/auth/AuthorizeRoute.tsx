import { ConfirmIdentityProvider, useConfirmed, useTexts } from '@cardinal/crm-features';
import { AllowAssistant } from '@cardinal/crm-features/allow-assistant';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useScreen } from '../../screen/useScreen.ts';
import { accountMessages } from '../../texts/account.ts';

function Asking() {
  const { search } = useLocation();
  return (
    <AllowAssistant
      // The server ignores fields that it does not know, and judges the others.
      request={Object.fromEntries(new URLSearchParams(search))}
      dashboardHref={paths.dashboard}
      confirmed={useConfirmed()}
      onLeave={(url) => window.location.assign(url)}
    />
  );
}

/** /authorize: an assistant asks to act as the user. It is outside the frame of the app. */
export default function AuthorizeRoute() {
  useScreen(useTexts(accountMessages).assistant);
  return (
    <ConfirmIdentityProvider>
      <Asking />
    </ConfirmIdentityProvider>
  );
}
