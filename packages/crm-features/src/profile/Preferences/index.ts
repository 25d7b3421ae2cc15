export { AppearanceView } from './AppearanceView.tsx';
export type {
  DensityChoice,
  PreferencesProps,
  PreferenceValues,
  ThemeChoice,
} from './AppearanceView.tsx';
export { DigestSwitch } from './DigestSwitch.tsx';
export { KeyboardView } from './KeyboardView.tsx';
export type { KeyboardViewProps } from './KeyboardView.tsx';
export { LanguageChoice } from './LanguageChoice.tsx';
export type { LanguageChoiceProps } from './LanguageChoice.tsx';
export { ReminderSwitch } from './ReminderSwitch.tsx';
