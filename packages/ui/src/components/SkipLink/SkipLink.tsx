import { joinClassNames } from '../../internal/mergeClassName.ts';
import { skipLink } from './SkipLink.css.ts';

/** Props of SkipLink. */
export interface SkipLinkProps {
  /** Id of the element that it jumps to; it must be able to take the focus. */
  targetId: string;
  /** The words: 'Skip to content'. */
  children: string;
  className?: string;
}

/** The first stop of the keyboard: past the navigation, to the content. Seen only with focus. */
export function SkipLink({ targetId, children, className }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className={joinClassNames(skipLink, className)}
      onClick={(event) => {
        // The focus moves without a new address, which a router would take for navigation.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {children}
    </a>
  );
}
