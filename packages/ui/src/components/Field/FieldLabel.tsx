import { ScanEye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components';
import { Badge } from '../Badge/index.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { label as labelClass, labelRow, required } from './Field.css.ts';

export interface FieldLabelProps {
  label?: ReactNode;
  isRequired?: boolean;
  labelEnd?: ReactNode;
  /** Whether the user should check the value. */
  isCheck?: boolean;
}

/** The row above a control: its label, and a badge or a link at the end. */
export function FieldLabel({ label, isRequired, labelEnd, isCheck }: FieldLabelProps) {
  const messages = useMessages();
  if (!label && !labelEnd && !isCheck) return null;
  return (
    <div className={labelRow}>
      {label && (
        <Label className={labelClass}>
          {label}
          {isRequired && (
            <span className={required} aria-hidden>
              *
            </span>
          )}
        </Label>
      )}
      {isCheck ? (
        <Badge tone="warning" icon={ScanEye}>
          {messages.check}
        </Badge>
      ) : (
        labelEnd
      )}
    </div>
  );
}
