import { useLazyCode } from '@cardinal/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { loadPrepareDevice } from '../shell/overlayCode.ts';
import { useHere } from '../state/useHere.ts';

/** Offers to prepare this device while the user is at an event. */
export function Preparation() {
  const { event } = useHere();
  const navigate = useNavigate();
  const code = useLazyCode(loadPrepareDevice, event !== null, () => undefined);
  return (
    event &&
    code && <code.PrepareOffer event={event.name} onPrepare={() => void navigate(paths.profile)} />
  );
}
