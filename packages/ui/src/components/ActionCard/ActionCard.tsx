import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button, Link } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { Card } from '../Card/index.ts';
import { Icon } from '../Icon/index.ts';
import { action, control, description as descriptionClass, mark, words } from './ActionCard.css.ts';

interface Base {
  /** Icon for the kind of action. */
  icon: LucideIcon;
  /** What the action does; the accessible name of the card. */
  title: string;
  /** When to use the action, in one sentence. */
  description?: ReactNode;
  /** Whether the action is unavailable. */
  isDisabled?: boolean;
  /** Added to the component’s own classes. */
  className?: string;
}

/** Props of ActionCard: either `onPress` or `href`. */
export type ActionCardProps = Base &
  (
    | {
        /** Called when the card is pressed. */
        onPress: () => void;
        href?: undefined;
      }
    | {
        /** URL to open. */
        href: string;
        onPress?: undefined;
      }
  );

/** A way to start a task, as large as a card. The whole card can be pressed. */
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
