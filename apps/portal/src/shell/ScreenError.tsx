import { Button, Heading, Text } from '@cardinal/ui';
import { centred } from './ScreenLoading.css.ts';

/** Props of ScreenError. */
export interface ScreenErrorProps {
  /** What was thrown. */
  error: unknown;
}

/** What a screen shows instead of itself when its code failed; light, because anything may have. */
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
