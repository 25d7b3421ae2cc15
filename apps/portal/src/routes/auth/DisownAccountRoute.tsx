import { useTexts } from '@cardinal/crm-features';
import { DisownAccount } from '@cardinal/crm-features/account-links';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useScreen } from '../../screen/useScreen.ts';
import { accountMessages } from '../../texts/account.ts';

/** Removes an account that another person registered, with the token from the welcome email. */
export default function DisownAccountRoute() {
  useScreen(useTexts(accountMessages).disown);
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <DisownAccount token={token} continueHref={paths.dashboard} forgotHref={paths.forgotPassword} />
  );
}
