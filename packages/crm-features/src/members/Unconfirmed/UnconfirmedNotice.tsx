import type { PartnerKey } from '@cardinal/contract';
import { Button, InlineAlert } from '@cardinal/ui';
import { useState } from 'react';
import { notices } from './Unconfirmed.css.ts';
import { UnconfirmedDialog } from './UnconfirmedDialog.tsx';
import { unconfirmedMessages } from './unconfirmedTexts.ts';
import { useTexts } from '../../language/index.ts';

export interface UnconfirmedNoticeProps {
  keys: readonly PartnerKey[];
}

/** Which keys have entries that wait to be confirmed, and where to do that. */
export function UnconfirmedNotice({ keys }: UnconfirmedNoticeProps) {
  const texts = useTexts(unconfirmedMessages);
  const [opened, setOpened] = useState<PartnerKey | null>(null);
  const waiting = keys.filter(({ unconfirmed }) => unconfirmed > 0);
  return (
    <>
      {waiting.length > 0 && (
        <div className={notices}>
          {waiting.map((key) => (
            <InlineAlert
              key={key.id}
              tone="warning"
              title={texts.waiting({ count: key.unconfirmed, name: key.name })}
              action={
                <Button
                  size="sm"
                  aria-label={texts.reviewOf({ name: key.name })}
                  onPress={() => setOpened(key)}
                >
                  {texts.review}
                </Button>
              }
            >
              {texts.why}
            </InlineAlert>
          ))}
        </div>
      )}
      {opened && <UnconfirmedDialog partner={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
