import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Icon } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { icon, list, summary, title as titleClass } from './ErrorSummary.css.ts';

/** An error of a field. */
export interface FieldProblem {
  /** Id or `name` of the field. */
  field: string;
  /** What is wrong and how to correct it. */
  message: string;
}

export interface ErrorSummaryProps {
  /** What to do. Defaults to a sentence with the number of fields. */
  title?: string;
  /** The errors in the order of the fields. Without any, nothing is rendered. */
  errors: readonly FieldProblem[];
  /** Number of failed attempts to submit; each one moves the focus here again. */
  attempt?: number;
}

const controls = 'button, input:not([type="hidden"], [aria-hidden="true"] *)';

function focusField(from: HTMLElement, field: string) {
  const root = from.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const quoted = CSS.escape(field);
  const found = root.querySelector<HTMLElement>(`#${quoted}, [name="${quoted}"]`);
  // Some fields have their name on a hidden native control beside the visible one.
  const hidden = found?.closest('[aria-hidden="true"], [type="hidden"]');
  const seen = hidden?.parentElement?.querySelector<HTMLElement>(controls);
  (seen ?? found)?.focus();
}

/** Lists the errors of a submitted form, takes the focus, and links to the fields. */
export function ErrorSummary({ attempt, ...props }: ErrorSummaryProps) {
  if (props.errors.length === 0) return null;
  return <Summary key={attempt} {...props} />;
}

function Summary({ title, errors }: Omit<ErrorSummaryProps, 'attempt'>) {
  const messages = useMessages();
  const titleId = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const follow = (field: string) => (event: MouseEvent) => {
    event.preventDefault();
    if (ref.current) focusField(ref.current, field);
  };
  return (
    <div ref={ref} className={summary} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Icon icon={CircleAlert} className={icon} />
      <div>
        <p id={titleId} className={titleClass}>
          {title ?? messages.errorSummary(errors.length)}
        </p>
        <Stack as="ul" gap={1} className={list}>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={follow(field)}>
                {message}
              </a>
            </li>
          ))}
        </Stack>
      </div>
    </div>
  );
}
