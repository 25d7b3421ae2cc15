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
export { ReminderSwitch } from './ReminderSwitch.tsx';
