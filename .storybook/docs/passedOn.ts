import type {
  AccordionProps,
  ButtonProps,
  CheckboxProps,
  ComboBoxProps,
  DateTimeFieldProps,
  DisclosureProps,
  FileTriggerProps,
  FormProps,
  IconButtonProps,
  LinkButtonProps,
  LinkProps,
  MenuProps,
  NumberFieldProps,
  PasswordFieldProps,
  PopoverProps,
  RadioCardsProps,
  RadioGroupProps,
  SearchFieldProps,
  SegmentedControlProps,
  SelectProps,
  SwitchProps,
  TextAreaProps,
  TextFieldProps,
  ToggleButtonGroupProps,
} from '@cardinal/ui';

type Names<Props> = readonly (keyof Props & string)[];

/** Props for submitting a value. */
const field = ['name', 'isRequired', 'isDisabled', 'isInvalid'] as const;
const text = ['value', 'defaultValue', 'onChange', 'isReadOnly', ...field] as const;
const typed = [...text, 'autoComplete', 'maxLength', 'onBlur', 'autoFocus'] as const;
const ticked = ['isSelected', 'defaultSelected', 'onChange', 'isReadOnly', ...field] as const;
const named = ['label', 'aria-label', 'aria-labelledby'] as const;
const pressed = ['onPress', 'isDisabled', 'type', 'form', 'autoFocus'] as const;
const followed = ['href', 'target', 'rel', 'download', 'onPress'] as const;

/**
 * Frequently used props that components inherit from React Aria, which Storybook's docgen cannot
 * resolve. A name that a component does not accept does not compile.
 */
export const passedOn = {
  Accordion: ['expandedKeys', 'defaultExpandedKeys', 'onExpandedChange', 'isDisabled'],
  Button: pressed,
  Checkbox: [...ticked, 'isIndeterminate', 'value'],
  ComboBox: [...named, ...field, 'inputValue', 'onInputChange', 'isReadOnly'],
  DateTimeField: [...named, 'isReadOnly', ...field],
  Disclosure: ['isExpanded', 'defaultExpanded', 'onExpandedChange', 'isDisabled'],
  FileTrigger: ['acceptedFileTypes', 'allowsMultiple', 'children'],
  Form: ['action', 'onReset', 'autoComplete', 'children'],
  IconButton: pressed,
  Link: followed,
  LinkButton: followed,
  Menu: ['onAction', 'selectionMode', 'selectedKeys', 'onSelectionChange', 'disabledKeys'],
  NumberField: [...named, 'minValue', 'maxValue', 'step', 'isReadOnly', ...field],
  PasswordField: [...named, ...typed],
  Popover: ['placement', 'offset', 'isOpen', 'onOpenChange'],
  RadioCards: [...named, 'isReadOnly', ...field],
  RadioGroup: [...named, 'isReadOnly', ...field],
  SearchField: [...named, 'value', 'defaultValue', 'onChange', 'onSubmit', 'onClear', 'isDisabled'],
  SegmentedControl: [...named, 'isDisabled'],
  Select: [...named, ...field, 'isOpen', 'onOpenChange'],
  Switch: ['isSelected', 'defaultSelected', 'onChange', 'isReadOnly', 'isDisabled', 'name'],
  TextArea: [...named, ...typed],
  TextField: [...named, ...typed, 'type', 'inputMode', 'pattern'],
  ToggleButtonGroup: [...named, 'isDisabled'],
} satisfies {
  Accordion: Names<AccordionProps>;
  Button: Names<ButtonProps>;
  Checkbox: Names<CheckboxProps>;
  ComboBox: Names<ComboBoxProps>;
  DateTimeField: Names<DateTimeFieldProps>;
  Disclosure: Names<DisclosureProps>;
  FileTrigger: Names<FileTriggerProps>;
  Form: Names<FormProps>;
  IconButton: Names<IconButtonProps>;
  Link: Names<LinkProps>;
  LinkButton: Names<LinkButtonProps>;
  Menu: Names<MenuProps<object>>;
  NumberField: Names<NumberFieldProps>;
  PasswordField: Names<PasswordFieldProps>;
  Popover: Names<PopoverProps>;
  RadioCards: Names<RadioCardsProps>;
  RadioGroup: Names<RadioGroupProps>;
  SearchField: Names<SearchFieldProps>;
  SegmentedControl: Names<SegmentedControlProps>;
  Select: Names<SelectProps>;
  Switch: Names<SwitchProps>;
  TextArea: Names<TextAreaProps>;
  TextField: Names<TextFieldProps>;
  ToggleButtonGroup: Names<ToggleButtonGroupProps>;
};
