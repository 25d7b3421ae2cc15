export * from './ComboBox.tsx';
export type { SelectItem as ComboBoxItem } from '../Select/SelectOption.tsx';
