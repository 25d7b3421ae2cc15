import { Button, Stack, Switch } from '@cardinal/ui';
import { profileMessages } from '../texts.ts';
import type { PreferencesProps } from './AppearanceView.tsx';
import { useTexts } from '../../language/index.ts';

export interface KeyboardViewProps extends PreferencesProps {
  /** Opens the list of shortcuts. */
  onShowShortcuts: () => void;
}

/** Turns single-letter shortcuts on or off. */
export function KeyboardView({ values, onChange, onShowShortcuts }: KeyboardViewProps) {
  const { keyboard: texts } = useTexts(profileMessages);
  return (
    <Stack gap={4} align="start">
      <Switch
        isSelected={values.shortcuts}
        description={texts.shortcutsHint}
        onChange={(shortcuts) => onChange({ shortcuts })}
      >
        {texts.shortcuts}
      </Switch>
      <Button size="sm" shortcut="?" onPress={onShowShortcuts}>
        {texts.show}
      </Button>
    </Stack>
  );
}
