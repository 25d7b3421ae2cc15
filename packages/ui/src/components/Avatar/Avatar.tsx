import { User } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { Icon } from '../Icon/index.ts';
import { avatar } from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /**
   * The person's name. It must also be visible beside the avatar, or name the control around it.
   */
  name: string;
  /**
   * Edge length: 24, 32 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * `accent` for the signed-in user, `neutral` for everyone else.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent';
  /** Ref of the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** The initials of a person. Decorative: screen readers use the name beside it. */
export function Avatar({ name, size = 'md', tone = 'neutral', className, ...props }: AvatarProps) {
  const letters = initials(name);
  return (
    <span
      aria-hidden
      {...props}
      className={joinClassNames(avatar({ size, tone }), className)}
      translate="no"
    >
      {letters === '' ? <Icon icon={User} size={size === 'lg' ? 24 : 16} /> : letters}
    </span>
  );
}
