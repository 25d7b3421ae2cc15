import { ForgotPassword } from '@cardinal/crm-features/account-links';

import { paths } from '../../paths.ts';
import { useScreen } from '../../shell/useScreen.ts';

/** Asks for the mail with a link for a new password. */
export default function ForgotPasswordRoute() {
  useScreen('Forgot your password?');

  return <ForgotPassword signInHref={paths.dashboard} />;
}
