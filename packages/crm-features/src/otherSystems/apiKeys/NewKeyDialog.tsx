import type { NewApiKey } from '@cardinal/contract';
import { Button, Dialog, Heading, InlineAlert, Text } from '@cardinal/ui';
import { CopyText } from '../../forms/CopyText.tsx';
import { apiKeyMessages } from './texts.ts';
import { section } from '../OtherSystems.css.ts';
import { useTexts } from '../../language/index.ts';

/** A command that makes a call with the key, which a terminal understands. */
const commandOf = (key: string) =>
  `curl -H 'Authorization: Bearer ${key}' '${new URL('/api/auth/me', location.href).href}'`;

export interface NewKeyDialogProps {
  made: NewApiKey;
  onClose: () => void;
}

/** A new key, the only time that it is shown, with a command to try it. */
export function NewKeyDialog({ made, onClose }: NewKeyDialogProps) {
  const texts = useTexts(apiKeyMessages).made;
  const command = commandOf(made.key);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title({ name: made.name })}
      footer={
        <Button variant="primary" onPress={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div className={section}>
        <InlineAlert tone="warning" title={texts.once}>
          {texts.onceText}
        </InlineAlert>
        <CopyText text={made.key} label={texts.copyKey} />
        <div>
          <Heading level={3} size="sm">
            {texts.example}
          </Heading>
          <CopyText text={command} label={texts.copyExample} />
        </div>
        <Text as="p" tone="muted">
          <a href="/api/docs">{texts.docs}</a>
        </Text>
      </div>
    </Dialog>
  );
}
