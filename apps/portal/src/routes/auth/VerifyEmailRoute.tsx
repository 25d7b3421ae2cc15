import { useTexts } from '@cardinal/crm-features';
import { VerifyEmail } from '@cardinal/crm-features/account-links';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useScreen } from '../../screen/useScreen.ts';
import { accountMessages } from '../../texts/account.ts';

/** Confirms an address with the token from the welcome email. */
export default function VerifyEmailRoute() {
  useScreen(useTexts(accountMessages).verify);
  const token = useSearchParams()[0].get('token') ?? '';
  return <VerifyEmail token={token} continueHref={paths.dashboard} />;
}
