import { useTexts } from '@cardinal/crm-features';
import { Checkbox, Dialog, Kbd, Stack } from '@cardinal/ui';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { list, keys, row } from './ShortcutsDialog.css.ts';
import { shortcutMessages } from '../texts/shortcuts.ts';

const shortcuts = [
  { keys: ['c'], does: 'capture' },
  { keys: ['/'], does: 'search' },
  { keys: ['j', 'k'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['1', '2', '3', '4'], does: 'status' },
  { keys: ['x'], does: 'select' },
  { keys: ['a'], does: 'assign' },
  { keys: ['i'], does: 'complete' },
  { keys: ['a', 'r'], does: 'proposals' },
  { keys: ['e', 'c', 'w', 's', 'd'], does: 'today' },
  { keys: ['f', 'n'], does: 'lead' },
  { keys: ['Esc'], does: 'close' },
  { keys: ['?'], does: 'list' },
] as const;

export interface ShortcutsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Lists the keyboard shortcuts, and turns single-letter shortcuts on or off. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const texts = useTexts(shortcutMessages);
  const preferences = usePreferences();
  return (
    <Dialog {...props} title={texts.title} size="sm">
      <Stack gap={5}>
        <dl className={list}>
          {shortcuts.map(({ keys: letters, does }) => (
            <div key={does} className={row}>
              <dt>{texts[does]}</dt>
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
          {texts.use}
        </Checkbox>
      </Stack>
    </Dialog>
  );
}
