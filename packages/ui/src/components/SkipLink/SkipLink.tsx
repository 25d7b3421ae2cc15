import { joinClassNames } from '../../internal/mergeClassName.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the target element, which must be focusable. */
  targetId: string;
  /** Text of the link: 'Skip to content'. */
  children: string;
  /** Added to the component’s own classes. */
  className?: string;
}

/** The first stop of the keyboard, which skips the navigation. Visible only while focused. */
export function SkipLink({ targetId, children, className }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className={joinClassNames(skipLink, className)}
      onClick={(event) => {
        // Moves the focus without changing the URL, which a router would treat as navigation.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {children}
    </a>
  );
}
