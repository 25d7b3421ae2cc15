import { Button, Heading, Text } from '@cardinal/ui';
import { centred } from './ScreenLoading.css.ts';

/** Props of ScreenError. */
export interface ScreenErrorProps {
  /** The error that was thrown. */
  error: unknown;
}

/** Replaces a screen whose code failed; has few dependencies, because any of them may have failed. */
export function ScreenError({ error }: ScreenErrorProps) {
  return (
    <div role="alert" className={centred}>
      <Heading level={1} size="lg">
        This screen stopped working
      </Heading>
      <Text as="p" tone="muted">
        Nothing that you saved is lost. Load the page again; if it keeps failing, tell your
        administrator.
      </Text>
      {error instanceof Error && (
        <Text as="p" size="xs" tone="subtle">
          {error.message}
        </Text>
      )}
      <Button variant="primary" onPress={() => window.location.reload()}>
        Load again
      </Button>
    </div>
  );
}
