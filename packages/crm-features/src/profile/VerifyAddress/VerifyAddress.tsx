import { useMutation } from '@tanstack/react-query';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { VerifyAddressView } from './VerifyAddressView.tsx';

export interface VerifyAddressProps {
  /** The address that is not confirmed. */
  email: string;
}

/** Sends the link that confirms the address again. */
export function VerifyAddress({ email }: VerifyAddressProps) {
  const api = useApi();
  const sending = useMutation({
    mutationFn: async () => (await api.post('/api/auth/verify/send')).data,
  });
  return (
    <VerifyAddressView
      email={email}
      sent={sending.data?.detail}
      failure={sending.isError ? errorDetail(sending.error) : undefined}
      onSend={() => sending.mutate()}
      isBusy={sending.isPending}
    />
  );
}
