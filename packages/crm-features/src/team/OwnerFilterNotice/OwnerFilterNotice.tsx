import { useQuery } from '@tanstack/react-query';
import { Button, InlineAlert } from '@cardinal/ui';
import { personName } from '../../format/index.ts';
import { useApi } from '../../client/index.ts';
import { usersQuery } from '../../client/queries/usersQuery.ts';
import { teamMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

export interface OwnerFilterNoticeProps {
  /** User id of the member. */
  ownerId: string;
  /** Called to show everyone's leads again. */
  onClear: () => void;
}

/**
 * A notice above a list of leads that shows only the leads of one member, with a button that
 * removes the filter.
 */
export function OwnerFilterNotice({ ownerId, onClear }: OwnerFilterNoticeProps) {
  const texts = useTexts(teamMessages).ownerFilter;
  const { data } = useQuery(usersQuery(useApi()));
  const owner = data?.find(({ id }) => id === ownerId);
  return (
    <InlineAlert
      tone="neutral"
      action={
        <Button size="sm" onPress={onClear}>
          {texts.clear}
        </Button>
      }
    >
      {texts.only} <bdi>{owner ? personName(owner) : texts.oneMember}</bdi>
    </InlineAlert>
  );
}
