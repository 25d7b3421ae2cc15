import { ForgotPassword } from '@cardinal/crm-features/account-links';

import { paths } from '../../paths.ts';
import { useScreen } from '../../screen/useScreen.ts';

/** Requests an email with a password reset link. */
export default function ForgotPasswordRoute() {
  useScreen('Forgot your password?');

  return <ForgotPassword signInHref={paths.dashboard} />;
}
