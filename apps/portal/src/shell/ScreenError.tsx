import { Button, Heading, Text } from '@cardinal/ui';
import { useEffect } from 'react';
import { centred } from './ScreenLoading.css.ts';

/** Props of ScreenError. */
export interface ScreenErrorProps {
  /** The error that was thrown. */
  error: unknown;
}

const reload = () => window.location.reload();

/** Whether code or styles could not be fetched; browsers and Vite word it differently. */
const isLoadFailure = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload CSS/i.test(error.message);

/**
 * The screen could not be fetched. Browsers remember such a failure until the page is loaded again,
 * which happens by itself once the network is back.
 */
function NotLoaded() {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <div role="alert" className={centred}>
      <Heading level={1} size="lg">
        This screen could not be loaded
      </Heading>
      <Text as="p" tone="muted">
        {navigator.onLine
          ? 'Check your connection and try again.'
          : 'You are offline. It is loaded as soon as you are back online.'}
      </Text>
      <Button variant="primary" onPress={reload}>
        Try again
      </Button>
    </div>
  );
}

/** Replaces a screen whose code failed; has few dependencies, because any of them may have failed. */
export function ScreenError({ error }: ScreenErrorProps) {
  if (isLoadFailure(error)) return <NotLoaded />;
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
      <Button variant="primary" onPress={reload}>
        Load again
      </Button>
    </div>
  );
}
