import type { User } from '@cardinal/contract';
import { Switch, toasts } from '@cardinal/ui';
import { useMutation } from '@tanstack/react-query';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useSessionStore } from '../../client/CrmContext.ts';
import { profileMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

/** Turns the user's email of the morning on or off. */
export function DigestSwitch({ user }: { user: User }) {
  const { reminders: texts } = useTexts(profileMessages);
  const api = useApi();
  const session = useSessionStore();
  const zone = user.time_zone?.replaceAll('_', ' ');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (digest: boolean) =>
      (await api.put('/api/auth/profile', { body: { digest } })).data,
    onSuccess: (saved) => {
      session.setUser(saved);
      toasts.show({ title: saved.digest ? texts.digestOn : texts.digestOff });
    },
    onError: (error) =>
      toasts.show({ title: texts.digestFailed, description: errorDetail(error), tone: 'danger' }),
  });
  return (
    <Switch
      isSelected={isPending ? variables : user.digest}
      description={zone ? texts.digestHintIn({ zone }) : texts.digestHint}
      onChange={(digest) => mutate(digest)}
    >
      {texts.digest}
    </Switch>
  );
}
