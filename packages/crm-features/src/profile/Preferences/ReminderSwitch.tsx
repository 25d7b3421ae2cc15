import { Switch } from '@cardinal/ui';
import { profileMessages } from '../texts.ts';
import type { PreferencesProps } from './AppearanceView.tsx';
import { useTexts } from '../../language/index.ts';

/** Turns reminders of next steps on or off. */
export function ReminderSwitch({ values, onChange }: PreferencesProps) {
  const { reminders: texts } = useTexts(profileMessages);
  return (
    <Switch
      isSelected={values.reminders}
      description={texts.noticesHint}
      onChange={(reminders) => onChange({ reminders })}
    >
      {texts.notices}
    </Switch>
  );
}
