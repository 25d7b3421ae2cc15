import type { TextsOf } from '@cardinal/contract/messages';
import { useQuery } from '@tanstack/react-query';
import type { Registration } from '@cardinal/contract';
import { defaultRole } from '@cardinal/contract/labels';
import { toasts } from '@cardinal/ui';
import { errorDetail, type ApiError } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { companiesQuery } from '../../client/queries/companiesQuery.ts';
import { useForm, type FieldErrors } from '../../forms/index.ts';
import {
  checkRegister,
  companyChoices,
  toRegisterInput,
  type RegisterValues,
} from '../membershipChecks.ts';
import { useGoogleRedirect } from '../google/useGoogleRedirect.ts';
import { membershipErrors } from '../membershipErrors.ts';
import { authMessages } from '../texts.ts';
import { RegisterFormView } from './RegisterFormView.tsx';
import { useTexts } from '../../language/index.ts';

export interface RegisterFormProps {
  /** Called immediately with the new session. The caller must store it and navigate. */
  onSignedIn: (registration: Registration) => void;
  /** Token of an invitation, which determines role and company. */
  inviteToken?: string | undefined;
  /**
   * Path to continue at after a sign-in with Google.
   * @default '/'
   */
  returnTo?: string | undefined;
  /** Leaves for Google's page. @default loads it in this tab */
  onLeave?: ((url: string) => void) | undefined;
}

const empty: RegisterValues = {
  first_name: '',
  last_name: '',
  username: '',
  email: '',
  password: '',
  role: defaultRole,
  company: companyChoices.none,
  company_name: '',
  terms: false,
};

/** The field to which a conflict refers, by problem code. */
function errorsOf(error: ApiError): FieldErrors {
  const { detail, problem } = error;
  if (problem?.code === 'email_taken') return { email: detail };
  if (problem?.code === 'username_taken') return { username: detail };
  return membershipErrors(error);
}

const refuse = (title: string, description: string) =>
  toasts.show({ title, description, tone: 'danger' });

/** Toasts replace each other, so a failed welcome email takes precedence. */
function congratulate({ email_sent }: Registration, texts: TextsOf<typeof authMessages>['toasts']) {
  if (email_sent) toasts.show({ title: texts.registerDone, tone: 'success' });
  else refuse(texts.emailNotice, texts.emailNotSent);
}

/** Creates an account and signs in. */
export function RegisterForm({
  onSignedIn,
  inviteToken,
  returnTo = '/',
  onLeave,
}: RegisterFormProps) {
  const authTexts = useTexts(authMessages);
  const { toasts: texts } = authTexts;
  const api = useApi();
  const { data: companies } = useQuery({ ...companiesQuery(api), enabled: !inviteToken });
  const google = useGoogleRedirect({ source: 'register', returnTo, onLeave });
  const form = useForm({
    initial: empty,
    check: (values) => checkRegister(values, authTexts.errors),
    onInvalid: ({ terms }) => {
      if (terms) refuse(texts.termsRequired, texts.acceptTerms);
      else refuse(texts.registerFailed, texts.checkFields);
    },
    save: async (values) =>
      (await api.post('/api/auth/register', { body: toRegisterInput(values, inviteToken) })).data,
    onSaved: (registration) => {
      congratulate(registration, texts);
      onSignedIn(registration);
    },
    errorsOf,
    onFailed: (error) => refuse(texts.registerFailed, errorDetail(error)),
    isFinal: true,
  });

  return (
    <RegisterFormView
      form={form}
      onGoogle={() => google.start(form)}
      isLeaving={google.isBusy}
      isInvited={Boolean(inviteToken)}
      companies={companies}
    />
  );
}
