import { Button, Dialog, Heading, Stack, Text } from '@cardinal/ui';
import { authMessages } from '../texts.ts';
import { termsMessages } from './termsSections.ts';
import { useTexts } from '../../language/index.ts';

export interface TermsDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when the dialog should open or close. */
  onOpenChange: (isOpen: boolean) => void;
}

/** Shows the Terms and Conditions. */
export function TermsDialog({ isOpen, onOpenChange }: TermsDialogProps) {
  const authTexts = useTexts(authMessages);
  const sections = Object.values(useTexts(termsMessages));
  return (
    <Dialog
      title={authTexts.terms.name}
      size="md"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      footer={
        <Button variant="primary" onPress={() => onOpenChange(false)}>
          {authTexts.terms.close}
        </Button>
      }
    >
      <Stack gap={5}>
        {sections.map(({ title, paragraphs }) => (
          <Stack key={title} as="section" gap={1.5}>
            <Heading level={3}>{title}</Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} as="p" tone="muted">
                {paragraph}
              </Text>
            ))}
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
