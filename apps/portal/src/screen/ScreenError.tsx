import { useTexts } from '@cardinal/crm-features';
import { Button, Heading, Text } from '@cardinal/ui';
import { useEffect } from 'react';
import { reloadOnce } from '../early/reloadOnce.ts';
import { centred } from './ScreenLoading.css.ts';
import { startMessages } from '../texts/start.ts';

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
 * Replaces a screen whose code failed or could not be fetched; has few dependencies, because any of
 * them may have failed. Browsers remember a failed fetch until the page is loaded again, which happens
 * by itself once the network is back.
 */
export function ScreenError({ error }: ScreenErrorProps) {
  const { error: texts } = useTexts(startMessages);
  const isUnloaded = isLoadFailure(error);
  useEffect(() => {
    // With a network, that is all that helps; the user is asked if it did not.
    if (isUnloaded && navigator.onLine) reloadOnce();
    if (isUnloaded) window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isUnloaded]);
  return (
    <div role="alert" className={centred}>
      <Heading level={1} size="lg">
        {isUnloaded ? texts.notLoaded : texts.stopped}
      </Heading>
      <Text as="p" tone="muted">
        {!isUnloaded ? texts.nothingLost : navigator.onLine ? texts.check : texts.offline}
      </Text>
      {!isUnloaded && error instanceof Error && (
        <Text as="p" size="xs" tone="subtle">
          {error.message}
        </Text>
      )}
      <Button variant="primary" onPress={reload}>
        {isUnloaded ? texts.tryAgain : texts.loadAgain}
      </Button>
    </div>
  );
}
