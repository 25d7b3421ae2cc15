import { actingFor } from '../shared/currentPrincipal.ts';
import type { Principal } from '../shared/principal.ts';
import type { ServerContext } from '../context.ts';
import { createPasswordCheck } from '../identity/passwordCheck.ts';
import { createProofs } from './proofs.ts';
import { createAccountMails } from '../mail/toUsers/accountMails.ts';
import { createApiKeys } from './apiKeys.ts';
import { createAccounts } from './accounts.ts';
import { createCallbackCheck } from './callbackCheck.ts';
import { createConfirmation } from './confirmation.ts';
import { createGoogleSignIn } from './googleSignIn.ts';
import { createMailedLinks } from './mailedLinks.ts';
import { createOwnPassword } from './ownPassword.ts';
import { createProfile } from './profile.ts';
import { createRecovery } from './recovery.ts';
import { createRegistration } from './registration.ts';

/** Sign-up, sign-in, recovery, and changes to the user's own account. */
export function createAccountsArea(context: ServerContext) {
  const { settings, sessions } = context;
  const mails = createAccountMails(context);
  const proofs = createProofs({ ...context, mails });
  const links = createMailedLinks({ ...context, mails, proofs });
  const passwords = { ...context, isPasswordRight: createPasswordCheck(context) };
  const isOwnCallback = createCallbackCheck(settings);
  return {
    accounts: createAccounts(passwords),
    ownPassword: createOwnPassword(passwords),
    google: createGoogleSignIn({ ...context, proofs, isOwnCallback }),
    register: createRegistration({ ...context, mails }),
    confirmation: createConfirmation({ ...context, proofs, links }),
    recovery: createRecovery({ ...context, proofs, links }),
    profile: createProfile(context),
    keysOf: (principal: Principal) => createApiKeys(actingFor(context, principal), principal),
    sessions,
  };
}
