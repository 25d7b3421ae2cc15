/** What is told of a prop whose source Storybook's reader cannot follow. */
export interface KnownProp {
  /** As TypeScript would write it; none where it differs from component to component. */
  type?: string;
  about: string;
}

const yes = 'boolean';
const text = 'string';
const node = 'ReactNode';

/** Props that mean the same wherever they occur, by name. */
export const knownProps: Readonly<Record<string, KnownProp>> = {
  label: {
    type: node,
    about: 'Its visible name. It, `aria-label` or `aria-labelledby` is required.',
  },
  'aria-label': { type: text, about: 'Its name where none is seen.' },
  'aria-labelledby': { type: text, about: 'Id of the element that names it.' },
  children: { type: node, about: 'What stands in it.' },
  className: { type: text, about: 'Added to the component’s own classes.' },
  ref: { about: 'The element itself.' },
  role: { type: text, about: 'What it is to assistive technology, where that is more than a box.' },

  onPress: {
    type: '(event: PressEvent) => void',
    about: 'Called when it is pressed: by pointer, touch, Enter or Space.',
  },
  type: { about: 'As in HTML.' },
  form: { type: text, about: 'Id of the form that it belongs to, where it stands outside of it.' },
  autoFocus: { type: yes, about: 'Whether the focus starts here.' },
  isDisabled: { type: yes, about: 'Whether it is there and cannot be used.' },
  href: { type: text, about: 'Where it leads.' },
  target: { type: text, about: 'Where it opens. `isExternal` sets it.' },
  rel: { type: text, about: 'How the page it leads to stands to this one.' },
  download: {
    type: 'boolean | string',
    about: 'Whether it saves what it leads to, or under what name.',
  },

  name: { type: text, about: 'What a form sends it as, and its errors come back to.' },
  value: { about: 'The value, when the caller holds it.' },
  defaultValue: { about: 'The value at first, when the field holds it.' },
  onChange: { about: 'Called with the new value.' },
  onBlur: { type: '(event: FocusEvent) => void', about: 'Called when the focus leaves.' },
  onSubmit: { type: '(value: string) => void', about: 'Called on Enter.' },
  onClear: { type: '() => void', about: 'Called when it is emptied by its button or Escape.' },
  onReset: {
    type: '(event: FormEvent) => void',
    about: 'Called when its fields go back to what they were.',
  },
  action: { about: 'As in HTML or React: where or by what it is sent.' },
  isRequired: {
    type: yes,
    about: 'Whether it must be filled in: a star, and told to assistive technology.',
  },
  isReadOnly: {
    type: yes,
    about: 'Whether it can be read and copied, not changed. A lock says so.',
  },
  isInvalid: { type: yes, about: 'Whether it is wrong; set by `errorMessage`.' },
  autoComplete: { type: text, about: 'What the browser may fill in, such as `email`.' },
  maxLength: { type: 'number', about: 'Most characters. A count appears near the limit.' },
  inputMode: { about: 'Which keyboard a phone shows.' },
  pattern: { type: text, about: 'Regular expression that the value has to match.' },
  minValue: { type: 'number', about: 'Smallest value.' },
  maxValue: { type: 'number', about: 'Largest value.' },
  step: { type: 'number', about: 'By how much the arrows and buttons change it.' },
  inputValue: { type: text, about: 'The typed text, when the caller holds it.' },
  onInputChange: { type: '(text: string) => void', about: 'Called with the typed text.' },
  acceptedFileTypes: {
    type: 'readonly string[]',
    about: 'Media types or endings that the picker offers.',
  },
  allowsMultiple: { type: yes, about: 'Whether several files can be chosen at once.' },

  isSelected: { type: yes, about: 'Whether it is on, when the caller holds it.' },
  defaultSelected: { type: yes, about: 'Whether it is on at first.' },
  isIndeterminate: { type: yes, about: 'Whether it stands for several, of which some are on.' },
  selectionMode: { type: "'none' | 'single' | 'multiple'", about: 'How many can be chosen.' },
  selectedKeys: {
    type: "'all' | Iterable<Key>",
    about: 'Keys of what is chosen, when the caller holds them.',
  },
  onSelectionChange: {
    type: '(keys: Selection) => void',
    about: 'Called with the keys of what is chosen.',
  },
  disabledKeys: { type: 'Iterable<Key>', about: 'Keys of what cannot be used.' },
  onAction: { type: '(key: Key) => void', about: 'Called with the key of what was pressed.' },
  onRowAction: {
    type: '(key: string) => void',
    about: 'Called with the key of a row that is opened.',
  },

  isOpen: { type: yes, about: 'Whether it is open, when the caller holds it.' },
  onOpenChange: { type: '(isOpen: boolean) => void', about: 'Called when it opens or closes.' },
  isExpanded: { type: yes, about: 'Whether it is open, when the caller holds it.' },
  defaultExpanded: { type: yes, about: 'Whether it is open at first.' },
  expandedKeys: {
    type: 'Iterable<Key>',
    about: 'Ids of what is open, when the caller holds them.',
  },
  defaultExpandedKeys: { type: 'Iterable<Key>', about: 'Ids of what is open at first.' },
  onExpandedChange: { about: 'Called when it opens or closes.' },
  placement: {
    type: 'Placement',
    about: 'On which side it opens; it flips where there is no room.',
  },
  offset: { type: 'number', about: 'Gap to what it belongs to, in px.' },
  description: { type: node, about: 'Hint under the control.' },

  items: { type: 'readonly Item[]', about: 'What there is to choose from.' },
  columns: { type: 'readonly Column<T>[]', about: 'The columns, in order.' },
  bulkActions: { type: 'readonly BulkAction[]', about: 'What can be done with the selected rows.' },
  radius: { type: 'keyof typeof vars.radius', about: 'Corners.' },
  rows: { type: 'T[]', about: 'The rows, in order.' },
  rowKey: { type: '(row: T) => string', about: 'What a row is known by.' },
};
