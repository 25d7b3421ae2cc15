import { toasts } from '@cardinal/ui';
import { errorDetail } from './apiError.ts';

/** Creates the function that reports the failure of an action. */
export const tellFailure = (title: string) => (error: unknown) =>
  toasts.show({ title, description: errorDetail(error), tone: 'danger' });
