import { useId, type ReactNode } from 'react';
import { RadioButton, RadioField, Text } from 'react-aria-components';
import { circle, option, optionDescription, options, words } from './RadioGroup.css.ts';
import { RadioFrame, type RadioFrameProps } from './RadioFrame.tsx';

/** One of the options. */
export interface RadioItem<K extends string = string> {
  /** Id passed to `onSelectionChange`. */
  id: K;
  label: string;
  /** A second, smaller line. */
  description?: ReactNode;
  isDisabled?: boolean;
}

export type RadioGroupProps<K extends string = string> = RadioFrameProps<RadioItem<K>> & {
  /**
   * Whether the options are stacked or in lines.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
};

/** One choice out of a few options, all visible, each with room for a description. */
export function RadioGroup<K extends string>({
  orientation = 'vertical',
  ...props
}: RadioGroupProps<K>) {
  return (
    <RadioFrame {...props} orientation={orientation}>
      <div className={options({ orientation })}>
        {props.items.map((item) => (
          <RadioOption key={item.id} {...item} />
        ))}
      </div>
    </RadioFrame>
  );
}

function RadioOption({ id, label, description, isDisabled }: RadioItem) {
  const labelId = useId();
  return (
    // Named by the label alone: all texts are in the target, but the second line only describes it.
    <RadioField value={id} isDisabled={isDisabled} aria-labelledby={labelId}>
      <RadioButton className={option}>
        <span className={circle} />
        <span className={words}>
          <span id={labelId}>{label}</span>
          {description && (
            <Text slot="description" className={optionDescription}>
              {description}
            </Text>
          )}
        </span>
      </RadioButton>
    </RadioField>
  );
}
