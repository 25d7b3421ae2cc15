import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, errorDetail } from '../../client/http/apiError.ts';
import { configQuery } from '../../client/queries/configQuery.ts';
import { useApi, useSession } from '../../client/CrmContext.ts';
import type { FieldErrors } from '../checks.ts';
import { confirmTexts as texts } from '../flowTexts.ts';
import { openGoogleWindow } from '../google/openGoogleWindow.ts';
import { ConfirmIdentityView } from './ConfirmIdentityView.tsx';

/** Props of ConfirmIdentity. */
export interface ConfirmIdentityProps {
  /** Called once the server counts the session as a recent sign-in. */
  onConfirmed: () => void;
  /** Called when the dialog is closed without a confirmation. */
  onCancel: () => void;
  /**
   * Opens Google's page in a window; returns false if the browser refused.
   * @default a small window of the browser
   */
  onOpenWindow?: ((url: string) => boolean) | undefined;
}

const openWindow = (url: string) =>
  window.open(url, 'cardinal-google', 'popup,width=480,height=680') !== null;

/** Calls `onConfirmed` when a sign-in in another window has given the same user a new session. */
function useNewSession(onNewSession: () => void) {
  const current = useSession();
  const [first] = useState(current);
  const isNew = current?.user.id === first?.user.id && current?.token !== first?.token;
  const call = useEffectEvent(onNewSession);
  useEffect(() => {
    if (isNew) call();
  }, [isNew]);
}

/** Confirms who is signed in, with the password or with Google. */
export function ConfirmIdentity({
  onConfirmed,
  onCancel,
  onOpenWindow = openWindow,
}: ConfirmIdentityProps) {
  const api = useApi();
  const user = useSession()?.user;
  const { data: config } = useQuery(configQuery(api));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  useNewSession(onConfirmed);
  const check = useMutation({
    mutationFn: (password: string) => api.post('/api/auth/reauthenticate', { body: { password } }),
    onSuccess: onConfirmed,
    onError: (error) => {
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(fields);
      setFailure(Object.keys(fields).length === 0 ? errorDetail(error) : null);
    },
  });

  function confirmWithPassword(password: string) {
    setFailure(null);
    setErrors(password ? {} : { password: texts.missing });
    if (password) check.mutate(password);
  }

  /**
   * The configuration is loaded beforehand: browsers open windows only in direct response to a
   * press.
   */
  function confirmWithGoogle(google: NonNullable<typeof config>['google']) {
    if (!google || !user) return;
    const isOpen = openGoogleWindow({ google, userId: user.id, open: onOpenWindow });
    setWaiting(isOpen);
    setFailure(isOpen ? null : texts.blocked);
  }

  const google = config?.google;
  return (
    <ConfirmIdentityView
      email={user?.email ?? ''}
      errors={errors}
      failure={failure}
      onPassword={confirmWithPassword}
      onGoogle={google ? () => confirmWithGoogle(google) : undefined}
      isWaitingForGoogle={isWaiting}
      isBusy={check.isPending}
      onCancel={onCancel}
    />
  );
}
