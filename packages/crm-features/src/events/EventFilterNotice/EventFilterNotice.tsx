import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BoardStage } from '@cardinal/contract/labels';
import { Button, InlineAlert, Link } from '@cardinal/ui';
import { useApi } from '../../client/index.ts';
import { eventQuery } from '../eventQueries.ts';
import { eventMessages } from '../texts.ts';
import { useTexts, WithTags } from '../../language/index.ts';

export interface EventFilterNoticeProps {
  /** Id of the event. */
  eventId: string;
  /** How far its leads have come; null for all of them. */
  stage: BoardStage | null;
  /** Address of an event's page. */
  eventHref: (id: string) => string;
  /** Called to show the leads of every event again. */
  onClear: () => void;
}

/** Has its own content: the text only marks its place. */
const EventLink = ({ href, name }: { href: string; name: string }) => (
  <Link href={href}>
    <bdi>{name}</bdi>
  </Link>
);

/**
 * A notice above a list of leads that shows only the leads of one event, with a button that removes
 * the filter.
 */
export function EventFilterNotice({ eventId, stage, eventHref, onClear }: EventFilterNoticeProps) {
  const texts = useTexts(eventMessages).filter;
  const { data } = useQuery(eventQuery(useApi(), useQueryClient(), eventId));
  return (
    <InlineAlert
      tone="neutral"
      action={
        <Button size="sm" onPress={onClear}>
          {texts.clear}
        </Button>
      }
    >
      {data ? (
        <WithTags
          text={texts.only}
          tags={{ event: <EventLink href={eventHref(eventId)} name={data.name} /> }}
        />
      ) : (
        texts.onlyOneEvent
      )}
      {stage !== null && ` · ${texts.stages[stage]}`}
    </InlineAlert>
  );
}
