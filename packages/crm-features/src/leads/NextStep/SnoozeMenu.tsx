import { IconButton, LazyMenu } from '@cardinal/ui';
import { AlarmClock } from 'lucide-react';
import { useNow } from '../../client/index.ts';
import { delays, hourAfter, morningAfter, type Delay } from './delays.ts';
import { nextStepMessages } from './nextStepTexts.ts';
import { useTexts } from '../../language/index.ts';

export interface SnoozeMenuProps {
  /** The name of the lead. */
  name: string;
  onSnooze: (until: Date) => void;
}

const hour = 'hour';
const choices = Object.keys(delays) as Delay[];

/** Moves what is to be done with a lead to a later hour or day. */
export function SnoozeMenu({ name, onSnooze }: SnoozeMenuProps) {
  const texts = useTexts(nextStepMessages);
  const now = useNow();
  return (
    <LazyMenu
      renderButton={(props) => (
        <IconButton {...props} data-key="s" icon={AlarmClock} aria-label={texts.snooze({ name })} />
      )}
    >
      {({ Menu, MenuItem }) => (
        <Menu
          aria-label={texts.snooze({ name })}
          placement="bottom end"
          onAction={(key) =>
            onSnooze(
              // The other items have these keys.
              key === hour ? hourAfter(now()) : morningAfter(now(), delays[key as Delay]),
            )
          }
        >
          <MenuItem id={hour}>{texts.hour}</MenuItem>
          {choices.map((delay) => (
            <MenuItem key={delay} id={delay}>
              {texts.delays[delay]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </LazyMenu>
  );
}
