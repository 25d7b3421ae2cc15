import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorDetail } from '../../client/http/apiError.ts';
import { configQuery } from '../../client/queries/configQuery.ts';
import { useApi, useSession } from '../../client/CrmContext.ts';
import { foundErrors, useForm } from '../../forms/index.ts';
import { confirmMessages } from '../flowTexts.ts';
import { openGoogleWindow } from '../google/openGoogleWindow.ts';
import { ConfirmIdentityView } from './ConfirmIdentityView.tsx';
import { useTexts } from '../../language/index.ts';

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
  const texts = useTexts(confirmMessages);
  const api = useApi();
  const user = useSession()?.user;
  const { data: config } = useQuery(configQuery(api));
  const [isBlocked, setBlocked] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  useNewSession(onConfirmed);
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => foundErrors({ password: !password && texts.missing }),
    save: (body) => {
      setBlocked(false);
      return api.post('/api/auth/reauthenticate', { body });
    },
    onSaved: onConfirmed,
  });

  /**
   * The configuration is loaded beforehand: browsers open windows only in direct response to a
   * press.
   */
  function confirmWithGoogle(google: NonNullable<typeof config>['google']) {
    if (!google || !user) return;
    const isOpen = openGoogleWindow({ google, userId: user.id, open: onOpenWindow });
    setWaiting(isOpen);
    setBlocked(!isOpen);
  }

  const google = config?.google;
  return (
    <ConfirmIdentityView
      email={user?.email ?? ''}
      form={form}
      failure={isBlocked ? texts.blocked : form.failure && errorDetail(form.failure)}
      onGoogle={google ? () => confirmWithGoogle(google) : undefined}
      isWaitingForGoogle={isWaiting}
      onCancel={onCancel}
    />
  );
}
