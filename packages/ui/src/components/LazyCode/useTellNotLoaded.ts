import { toasts } from '../Toast/toasts.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';

/** Returns a function that says that code could not be loaded: nothing else would happen. */
export function useTellNotLoaded(): () => void {
  const { notLoaded: title, notLoadedHelp: description } = useMessages();
  return () => toasts.show({ title, description, tone: 'danger' });
}
