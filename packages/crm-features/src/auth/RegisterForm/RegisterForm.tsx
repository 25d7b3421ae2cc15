import { useMutation, useQuery } from '@tanstack/react-query';
import type { Registration } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useState } from 'react';
import { ApiError, errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { companiesQuery } from '../../client/queries/companiesQuery.ts';
import {
  checkRegister,
  toRegisterInput,
  type FieldErrors,
  type RegisterValues,
} from '../checks.ts';
import { useGoogleRedirect } from '../google/useGoogleRedirect.ts';
import { membershipErrors } from '../membershipErrors.ts';
import { authTexts } from '../texts.ts';
import { RegisterFormView } from './RegisterFormView.tsx';

/** Props of RegisterForm. */
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

const { toasts: texts } = authTexts;

/** The field to which a conflict refers, by problem code. */
function errorsOf(error: ApiError): FieldErrors {
  const { detail, problem } = error;
  if (problem?.code === 'email_taken') return { email: detail };
  if (problem?.code === 'username_taken') return { username: detail };
  return membershipErrors(error);
}

/** Toasts replace each other, so a failed welcome email takes precedence. */
function congratulate({ email_sent }: Registration) {
  if (email_sent) toasts.show({ title: texts.registerDone, tone: 'success' });
  else {
    toasts.show({ title: texts.emailNotice, description: texts.emailNotSent, tone: 'danger' });
  }
}

/** Creates an account and signs in. */
export function RegisterForm({
  onSignedIn,
  inviteToken,
  returnTo = '/',
  onLeave,
}: RegisterFormProps) {
  const api = useApi();
  const { data: companies = [] } = useQuery({ ...companiesQuery(api), enabled: !inviteToken });
  const google = useGoogleRedirect({ source: 'register', returnTo, onLeave });
  const [errors, setErrors] = useState<FieldErrors>({});
  const register = useMutation({
    mutationFn: async (values: RegisterValues) =>
      (await api.post('/api/auth/register', { body: toRegisterInput(values, inviteToken) })).data,
    onSuccess: (registration) => {
      congratulate(registration);
      onSignedIn(registration);
    },
    onError: (error) => {
      toasts.show({ title: texts.registerFailed, description: errorDetail(error), tone: 'danger' });
      if (error instanceof ApiError) setErrors(errorsOf(error));
    },
  });

  function submit(values: RegisterValues) {
    const found = checkRegister(values);
    setErrors(found);
    if (Object.keys(found).length === 0) return register.mutate(values);
    toasts.show(
      found['terms']
        ? { title: texts.termsRequired, description: texts.acceptTerms, tone: 'danger' }
        : { title: texts.registerFailed, description: texts.checkFields, tone: 'danger' },
    );
  }

  return (
    <RegisterFormView
      onSubmit={submit}
      onGoogle={(hasAccepted) => setErrors(google.start(hasAccepted))}
      isLeaving={google.isBusy}
      isInvited={Boolean(inviteToken)}
      companies={companies}
      errors={errors}
      error={register.error}
      // Stays busy until the page changes, because a second press would register twice.
      isBusy={register.isPending || register.isSuccess}
    />
  );
}
