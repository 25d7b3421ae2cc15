import type { VisitorTexts } from '@cardinal/contract/visitors';
import { Button, Heading, Icon, Text } from '@cardinal/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Own } from './Own.tsx';
import { mark, thanks } from './VisitorForm.css.ts';

export interface VisitorThanksProps {
  texts: VisitorTexts;
  company: string;
  /** The key's own thanks; '' for none. */
  text: string;
  /** Called to show an empty form. */
  onAnother: () => void;
}

/** Thanks the visitor, and takes the focus from the button that is gone. */
export function VisitorThanks({ texts, company, text, onAnother }: VisitorThanksProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} className={thanks} role="status" tabIndex={-1}>
      <Icon icon={CircleCheck} size={24} className={mark} />
      <Heading level={2} size="md">
        {texts.form.sent}
      </Heading>
      <Text as="p">{text === '' ? texts.form.sentTo({ company }) : <Own>{text}</Own>}</Text>
      <Button variant="quiet" onPress={onAnother}>
        {texts.form.another}
      </Button>
    </div>
  );
}
