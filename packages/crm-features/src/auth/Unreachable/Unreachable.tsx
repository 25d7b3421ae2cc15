import { Icon } from '@cardinal/ui';
import { CircleAlert } from 'lucide-react';
import { ApiError } from '../../client/http/apiError.ts';
import { authMessages } from '../texts.ts';
import { notice, noticeIcon } from './Unreachable.css.ts';
import { useTexts } from '../../language/index.ts';

export interface UnreachableProps {
  /** The error of the form's call; nothing is shown if the server answered. */
  error: Error | null;
}

/**
 * Says in a form that it was not sent: a toast is gone before the network is back. Not an
 * InlineAlert, whose code the sign-in would not load otherwise.
 */
export function Unreachable({ error }: UnreachableProps) {
  const texts = useTexts(authMessages).unreachable;
  if (error === null || error instanceof ApiError) return null;
  return (
    <div role="alert" className={notice}>
      <Icon icon={CircleAlert} className={noticeIcon} />
      <div>
        <strong>{navigator.onLine ? texts.title : texts.offlineTitle}</strong>
        <div>{texts.description}</div>
      </div>
    </div>
  );
}
