import { Button, Heading, Text, useLocale } from '@cardinal/ui';
import { useId } from 'react';
import { useTexts } from '../../language/index.ts';
import type { HeardEvent } from './LiveElements.tsx';
import { box, entry, list, logHead, part, time } from './TryKey.css.ts';
import { tryKeyMessages } from './tryKeyTexts.ts';

/** An event in the log. */
export interface LoggedEvent extends HeardEvent {
  id: number;
  /** Milliseconds. */
  at: number;
}

/** What the elements told the page. */
export function EventLog({
  events,
  onClear,
}: {
  events: readonly LoggedEvent[];
  onClear: () => void;
}) {
  const { log: texts } = useTexts(tryKeyMessages);
  const { locale } = useLocale();
  const titleId = useId();
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  return (
    <section aria-labelledby={titleId} className={part}>
      <div className={logHead}>
        <div>
          <Heading level={2} size="md" id={titleId}>
            {texts.title}
          </Heading>
          <Text as="p" tone="muted">
            {texts.hint}
          </Text>
        </div>
        {events.length > 0 && (
          <Button size="sm" onPress={onClear}>
            {texts.clear}
          </Button>
        )}
      </div>
      {events.length === 0 ? (
        <Text as="p" tone="muted" size="xs">
          {texts.empty}
        </Text>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long log scrolls, also by keyboard
        <div role="log" aria-labelledby={titleId} className={box} dir="ltr" tabIndex={0}>
          <ol className={list} translate="no">
            {events.map(({ id, at, name, detail }) => (
              <li key={id} className={entry}>
                <time dateTime={new Date(at).toISOString()} className={time}>
                  {clock.format(at)}
                </time>
                <span>{name}</span>
                {detail !== null && <span>{JSON.stringify(detail)}</span>}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
