import { Check, CircleAlert, Copy } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Button, type ButtonLookProps } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { WithTooltip } from '../Tooltip/index.ts';
import { outcomes } from './CopyButton.css.ts';
import { useCopy } from './useCopy.ts';

const icons = { idle: Copy, copied: Check, failed: CircleAlert } as const;

interface OwnProps extends ButtonLookProps {
  /** The text to copy, or a function that returns it when needed. */
  value: string | (() => string | Promise<string>);
  /** Whether the button is disabled. */
  isDisabled?: boolean;
  /**
   * How long the result is shown, in milliseconds.
   * @default 2000
   */
  confirmFor?: number;
  /** Called when the text is on the clipboard. */
  onCopy?: () => void;
  /** Called when copying failed; the button itself shows this. */
  onError?: (error: unknown) => void;
  /** Visible label: 'Copy link'. */
  children?: ReactNode;
  /** Accessible name of a button without a label: 'Copy email'. */
  'aria-label'?: string;
  /** Added to the component’s own classes. */
  className?: string;
}

/** Props of CopyButton: a visible label, or a name that says what it copies. */
export type CopyButtonProps = OwnProps &
  ({ children: NonNullable<ReactNode> } | { children?: undefined; 'aria-label': string });

/**
 * Copies a text to the clipboard and shows the result as an icon, a tooltip and an announcement.
 */
export function CopyButton({
  value,
  confirmFor = 2000,
  onCopy,
  onError,
  children,
  'aria-label': label,
  variant,
  className,
  ...look
}: CopyButtonProps) {
  const messages = useMessages();
  const ref = useRef<HTMLButtonElement>(null);
  const { state, copy } = useCopy({ value, button: ref, confirmFor, onCopy, onError });
  const outcome = { idle: undefined, copied: messages.copied, failed: messages.copyFailed }[state];
  const shared = {
    ...look,
    ref,
    icon: icons[state],
    onPress: () => void copy(),
    className: joinClassNames(outcomes[state], className),
  };
  if (children === undefined) {
    const name = label ?? messages.copy;
    return (
      <WithTooltip text={outcome ?? name}>
        <IconButton {...shared} variant={variant} aria-label={name} tooltip={false} />
      </WithTooltip>
    );
  }
  return (
    <WithTooltip text={outcome}>
      <Button {...shared} variant={variant} aria-label={label}>
        {children}
      </Button>
    </WithTooltip>
  );
}
