import { Switch } from '@cardinal/ui';
import { profileTexts } from '../texts.ts';
import type { PreferencesProps } from './AppearanceView.tsx';

const { reminders: texts } = profileTexts;

/** Turns reminders of next steps on or off. */
export function ReminderSwitch({ values, onChange }: PreferencesProps) {
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
