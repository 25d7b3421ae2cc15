import { own } from './VisitorForm.css.ts';

/** A text that the company wrote, in a language and a direction of its own. */
export function Own({ children }: { children: string }) {
  return (
    <span className={own} lang="" dir="auto">
      {children}
    </span>
  );
}
