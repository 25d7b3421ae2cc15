import { CopyButton } from '@cardinal/ui';
import { code, line } from './CopyText.css.ts';

interface CopyTextProps {
  /** A link, a key or a command, written from left to right in every language. */
  text: string;
  /** Label of the button: 'Copy key'. */
  label: string;
}

/** A text that is needed elsewhere, with a button that copies it. */
export function CopyText({ text, label }: CopyTextProps) {
  return (
    <span className={line}>
      <code className={code} dir="ltr">
        {text}
      </code>
      <CopyButton value={text}>{label}</CopyButton>
    </span>
  );
}
