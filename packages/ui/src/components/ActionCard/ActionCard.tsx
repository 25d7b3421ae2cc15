import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button, Link } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { Card } from '../Card/index.ts';
import { Icon } from '../Icon/index.ts';
import { action, control, description as descriptionClass, mark, words } from './ActionCard.css.ts';

interface Base {
  /** What kind of thing it does. */
  icon: LucideIcon;
  /** What it does; names it. */
  title: string;
  /** When to use it, in a sentence. */
  description?: ReactNode;
  /** Whether it can't be used now. */
  isDisabled?: boolean;
  className?: string;
}

/** Props of ActionCard: it does something, or it leads somewhere. */
export type ActionCardProps = Base &
  (
    | {
        /** Called when it is pressed. */
        onPress: () => void;
        href?: undefined;
      }
    | {
        /** Where it leads. */
        href: string;
        onPress?: undefined;
      }
  );

/** A way to begin, as large as a card: one press anywhere on it. */
export function ActionCard({
  icon,
  title,
  description,
  isDisabled,
  href,
  onPress,
  className,
}: ActionCardProps) {
  const id = useId();
  const shared = {
    'aria-describedby': description === undefined ? undefined : id,
    isDisabled,
    className: control,
    children: title,
  };
  return (
    <Card className={joinClassNames(action, className)}>
      <span className={mark}>
        <Icon icon={icon} size={20} />
      </span>
      <div className={words}>
        {href === undefined ? (
          <Button {...shared} onPress={onPress} />
        ) : (
          <Link {...shared} href={href} />
        )}
        {description !== undefined && (
          <span id={id} className={descriptionClass}>
            {description}
          </span>
        )}
      </div>
    </Card>
  );
}
