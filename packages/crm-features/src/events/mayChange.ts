import type { Event, User } from '@cardinal/contract';
import { isManagerRole } from '@cardinal/contract/labels';

/** Whether a user may change and delete an event: its creator, managers and administrators. */
export const mayChangeEvent = (event: Event, user: User | undefined): boolean =>
  user !== undefined && (event.created_by === user.id || isManagerRole(user.role));
