import { Checkbox, Dialog, Kbd, Stack } from '@cardinal/ui';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { list, keys, row } from './ShortcutsDialog.css.ts';

const shortcuts = [
  { keys: ['c'], does: 'Capture a lead' },
  { keys: ['/'], does: 'Search' },
  { keys: ['j', 'k'], does: 'Next and previous lead' },
  { keys: ['Enter'], does: 'Open the lead' },
  { keys: ['1', '2', '3', '4'], does: 'Set its status: Hot, Warm, Cold, Closed' },
  { keys: ['x'], does: 'Select it' },
  { keys: ['a'], does: 'Assign it (managers)' },
  { keys: ['i'], does: 'Fill in what it lacks, if it is incomplete' },
  { keys: ['a', 'r'], does: 'Among suggested changes: approve, refuse' },
  { keys: ['e', 'c', 'w', 's', 'd'], does: 'Today: email, call, WhatsApp, later, done' },
  { keys: ['f', 'n'], does: 'In an open lead: plan a follow-up, add a note' },
  { keys: ['Esc'], does: 'Close' },
  { keys: ['?'], does: 'This list' },
];

export interface ShortcutsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Lists the keyboard shortcuts, and turns single-letter shortcuts on or off. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const preferences = usePreferences();
  return (
    <Dialog {...props} title="Keyboard shortcuts" size="sm">
      <Stack gap={5}>
        <dl className={list}>
          {shortcuts.map(({ keys: letters, does }) => (
            <div key={does} className={row}>
              <dt>{does}</dt>
              <dd className={keys}>
                {letters.map((letter) => (
                  <Kbd key={letter}>{letter}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Checkbox
          isSelected={preferences.shortcuts}
          onChange={(isOn) => setPreferences({ shortcuts: isOn })}
        >
          Use single-key shortcuts
        </Checkbox>
      </Stack>
    </Dialog>
  );
}
