import type { TextsOf } from '@cardinal/contract/messages';
import { toasts } from '@cardinal/ui';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { authMessages } from '../texts.ts';
import type { ConfirmIdentityProps } from './ConfirmIdentity.tsx';
import { ConfirmContext, repeatConfirmed } from './confirmed.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { useTexts } from '../../language/index.ts';

type Dialog = ComponentType<ConfirmIdentityProps>;

/** Loads the dialog when it is first needed. */
async function loadDialog(authTexts: TextsOf<typeof authMessages>): Promise<Dialog | null> {
  try {
    return (await import('./ConfirmIdentity.tsx')).ConfirmIdentity;
  } catch {
    toasts.show({ ...authTexts.confirmNotLoaded, tone: 'danger' });
    return null;
  }
}

export interface ConfirmIdentityProviderProps {
  /** The widgets whose calls may need a recent sign-in. */
  children: ReactNode;
  /** Opens Google's page in a window. @default a small window of the browser */
  onOpenWindow?: ConfirmIdentityProps['onOpenWindow'];
}

/** Lets the calls within it use `useConfirmed`, and shows the dialog. */
export function ConfirmIdentityProvider({ children, onOpenWindow }: ConfirmIdentityProviderProps) {
  const authTexts = useTexts(authMessages);
  const [open, setOpen] = useState<{ Dialog: Dialog } | null>(null);
  // Calls that are refused while the dialog is open wait for the same answer.
  const asking = useRef<{ answer: Promise<boolean>; settle: (isConfirmed: boolean) => void }>(null);

  const isGone = useRef(false);

  // At the end of a session, nobody is left to answer; a call that waited would hold up later ones.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      asking.current?.settle(false);
    };
  }, []);

  const ask = useCallback((): Promise<boolean> => {
    if (isGone.current) return Promise.resolve(false);
    if (asking.current) return asking.current.answer;
    let resolve: (isConfirmed: boolean) => void = () => undefined;
    const answer = new Promise<boolean>((settled) => {
      resolve = settled;
    });
    const settle = (isConfirmed: boolean) => {
      asking.current = null;
      setOpen(null);
      resolve(isConfirmed);
    };
    asking.current = { answer, settle };
    void loadDialog(authTexts).then((Dialog) => (Dialog ? setOpen({ Dialog }) : settle(false)));
    return answer;
  }, [authTexts]);

  const confirmed = useCallback<Confirmed>((call) => repeatConfirmed(call, ask), [ask]);

  return (
    <ConfirmContext value={confirmed}>
      {children}
      {open && (
        <open.Dialog
          onConfirmed={() => asking.current?.settle(true)}
          onCancel={() => asking.current?.settle(false)}
          onOpenWindow={onOpenWindow}
        />
      )}
    </ConfirmContext>
  );
}
