import { Lock } from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import { affix } from './Field.css.ts';

/** The lock at the end of a control whose value cannot be changed. */
export function ReadOnlyLock() {
  return (
    <span className={affix}>
      <Icon icon={Lock} />
    </span>
  );
}
