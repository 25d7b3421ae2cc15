import { useTexts } from '@cardinal/crm-features';
import { ForgotPassword } from '@cardinal/crm-features/account-links';

import { paths } from '../../paths.ts';
import { useScreen } from '../../screen/useScreen.ts';
import { accountMessages } from '../../texts/account.ts';

/** Requests an email with a password reset link. */
export default function ForgotPasswordRoute() {
  useScreen(useTexts(accountMessages).forgot);

  return <ForgotPassword signInHref={paths.dashboard} />;
}
