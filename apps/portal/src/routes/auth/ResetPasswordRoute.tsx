import { useTexts } from '@cardinal/crm-features';
import { ResetPassword } from '@cardinal/crm-features/account-links';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useScreen } from '../../screen/useScreen.ts';
import { accountMessages } from '../../texts/account.ts';

/** Sets a new password with the token from an emailed link. */
export default function ResetPasswordRoute() {
  useScreen(useTexts(accountMessages).reset);
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <ResetPassword token={token} signInHref={paths.dashboard} forgotHref={paths.forgotPassword} />
  );
}
