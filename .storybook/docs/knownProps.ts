/** The docs of a prop that Storybook cannot read from the sources. */
export interface KnownProp {
  /** The type in TypeScript; undefined if it differs between components. */
  type?: string;
  about: string;
}

const yes = 'boolean';
const text = 'string';
const node = 'ReactNode';

/** Props with the same meaning in all components, by name. */
export const knownProps: Readonly<Record<string, KnownProp>> = {
  label: {
    type: node,
    about: 'Visible label. It, `aria-label` or `aria-labelledby` is required.',
  },
  'aria-label': { type: text, about: 'Accessible name, if there is no visible label.' },
  'aria-labelledby': { type: text, about: 'Id of the element that names the control.' },
  children: { type: node, about: 'The content.' },
  className: { type: text, about: 'Added to the component’s own classes.' },
  ref: { about: 'Ref of the element.' },
  role: { type: text, about: 'ARIA role of the element.' },

  onPress: {
    type: '(event: PressEvent) => void',
    about: 'Called when the control is pressed: by pointer, touch, Enter or Space.',
  },
  type: { about: 'As in HTML.' },
  form: {
    type: text,
    about: 'Id of the form that the control belongs to, if it is outside of it.',
  },
  autoFocus: { type: yes, about: 'Whether the control is focused initially.' },
  isDisabled: { type: yes, about: 'Whether the control is disabled.' },
  href: { type: text, about: 'URL of the link.' },
  target: { type: text, about: 'Where the link opens. `isExternal` sets it.' },
  rel: { type: text, about: 'Relation of the linked page to this one.' },
  download: {
    type: 'boolean | string',
    about: 'Whether the link downloads its target, or the file name to use.',
  },

  name: { type: text, about: 'Name in the form, for its value and its errors.' },
  value: { about: 'The value, if controlled.' },
  defaultValue: { about: 'The initial value, if uncontrolled.' },
  onChange: { about: 'Called with the new value.' },
  onBlur: { type: '(event: FocusEvent) => void', about: 'Called when the focus leaves.' },
  onSubmit: { type: '(value: string) => void', about: 'Called with the value on Enter.' },
  onClear: {
    type: '() => void',
    about: 'Called when the field is cleared with its button or Escape.',
  },
  onReset: {
    type: '(event: FormEvent) => void',
    about: 'Called when the form is reset.',
  },
  action: { about: 'As in HTML or React: the URL or function that receives the form.' },
  isRequired: {
    type: yes,
    about: 'Whether a value is required: shows a star and informs assistive technology.',
  },
  isReadOnly: {
    type: yes,
    about: 'Whether the value can be read and copied, but not changed. Shows a lock.',
  },
  isInvalid: { type: yes, about: 'Whether the value is invalid; set by `errorMessage`.' },
  autoComplete: { type: text, about: 'What the browser may fill in, such as `email`.' },
  maxLength: {
    type: 'number',
    about: 'Maximum number of characters. A count appears near the limit.',
  },
  inputMode: { about: 'The keyboard that a phone shows.' },
  pattern: { type: text, about: 'Regular expression that the value has to match.' },
  minValue: { type: 'number', about: 'Smallest allowed value.' },
  maxValue: { type: 'number', about: 'Largest allowed value.' },
  step: { type: 'number', about: 'Step of the arrow keys and buttons.' },
  inputValue: { type: text, about: 'The text in the input, if controlled.' },
  onInputChange: { type: '(text: string) => void', about: 'Called with the text in the input.' },
  acceptedFileTypes: {
    type: 'readonly string[]',
    about: 'Media types or file extensions that the picker offers.',
  },
  allowsMultiple: { type: yes, about: 'Whether several files can be chosen at once.' },

  isSelected: { type: yes, about: 'Whether it is on, if controlled.' },
  defaultSelected: { type: yes, about: 'Whether it is on initially.' },
  isIndeterminate: {
    type: yes,
    about: 'Whether it represents several options of which some are on.',
  },
  selectionMode: {
    type: "'none' | 'single' | 'multiple'",
    about: 'How many options can be chosen.',
  },
  selectedKeys: {
    type: "'all' | Iterable<Key>",
    about: 'Keys of the chosen options, if controlled.',
  },
  onSelectionChange: {
    type: '(keys: Selection) => void',
    about: 'Called with the keys of the chosen options.',
  },
  disabledKeys: { type: 'Iterable<Key>', about: 'Keys of the disabled options.' },
  onAction: { type: '(key: Key) => void', about: 'Called with the key of the pressed item.' },
  onRowAction: {
    type: '(key: string) => void',
    about: 'Called with the key of an opened row.',
  },

  isOpen: { type: yes, about: 'Whether it is open, if controlled.' },
  onOpenChange: { type: '(isOpen: boolean) => void', about: 'Called when it opens or closes.' },
  isExpanded: { type: yes, about: 'Whether it is open, if controlled.' },
  defaultExpanded: { type: yes, about: 'Whether it is open initially.' },
  expandedKeys: {
    type: 'Iterable<Key>',
    about: 'Ids of the open items, if controlled.',
  },
  defaultExpandedKeys: { type: 'Iterable<Key>', about: 'Ids of the initially open items.' },
  onExpandedChange: { about: 'Called when it opens or closes.' },
  placement: {
    type: 'Placement',
    about: 'Preferred side; it flips if there is no room.',
  },
  offset: { type: 'number', about: 'Distance from its trigger in px.' },
  description: { type: node, about: 'Description below the control.' },

  items: { type: 'readonly Item[]', about: 'The options.' },
  columns: { type: 'readonly Column<T>[]', about: 'The columns in order.' },
  bulkActions: { type: 'readonly BulkAction[]', about: 'Actions for the selected rows.' },
  radius: { type: 'keyof typeof vars.radius', about: 'Corners.' },
  rows: { type: 'T[]', about: 'The rows in order.' },
  rowKey: { type: '(row: T) => string', about: 'Returns the unique key of a row.' },
};
