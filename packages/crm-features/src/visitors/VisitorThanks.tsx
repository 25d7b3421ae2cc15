import type { VisitorTexts } from '@cardinal/contract/visitors';
import { Button, Heading, Icon, Text } from '@cardinal/ui';
import { CircleCheck, CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Own } from './Own.tsx';
import { mark, thanks, waiting } from './VisitorForm.css.ts';

export interface VisitorThanksProps {
  texts: VisitorTexts;
  company: string;
  /** The key's own thanks; '' for none. */
  text: string;
  /** Whether it is kept on the device until there is a connection. */
  isKept: boolean;
  /** Called to show an empty form. */
  onAnother: () => void;
}

/** Thanks the visitor, and takes the focus from the button that is gone. */
export function VisitorThanks({ texts, company, text, isKept, onAnother }: VisitorThanksProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} className={thanks} role="status" tabIndex={-1}>
      <Icon icon={isKept ? CloudOff : CircleCheck} size={24} className={isKept ? waiting : mark} />
      <Heading level={2} size="md">
        {isKept ? texts.form.kept : texts.form.sent}
      </Heading>
      <Text as="p">
        {isKept && texts.form.keptHelp({ company })}
        {!isKept && (text === '' ? texts.form.sentTo({ company }) : <Own>{text}</Own>)}
      </Text>
      <Button onPress={onAnother}>{texts.form.another}</Button>
    </div>
  );
}
