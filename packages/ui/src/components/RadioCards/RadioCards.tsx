import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { RadioButton, RadioField, Text } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { circle } from '../RadioGroup/RadioGroup.css.ts';
import { RadioFrame, type RadioFrameProps } from '../RadioGroup/RadioFrame.tsx';
import type { RadioItem } from '../RadioGroup/index.ts';
import {
  card,
  cardDescription,
  cardIcon,
  cards,
  cell,
  title,
  titleEnd,
  words,
} from './RadioCards.css.ts';

/** One of the cards. */
export interface RadioCardItem<K extends string = string> extends Omit<RadioItem<K>, 'label'> {
  /** A text, or an element with one. */
  label: ReactNode;
  icon?: LucideIcon;
  /** Additional content beside the label, such as a price or a badge; part of the option's name. */
  labelEnd?: ReactNode;
}

export type RadioCardsProps<K extends string = string> = RadioFrameProps<RadioCardItem<K>>;

/** One choice out of a few options that need more than a word, each on a card. */
export function RadioCards<K extends string>(props: RadioCardsProps<K>) {
  return (
    <RadioFrame {...props}>
      <div className={cards}>
        {props.items.map((item) => (
          <RadioCard key={item.id} {...item} />
        ))}
      </div>
    </RadioFrame>
  );
}

function RadioCard({ id, label, labelEnd, description, icon, isDisabled }: RadioCardItem) {
  const titleId = useId();
  return (
    <RadioField value={id} isDisabled={isDisabled} aria-labelledby={titleId} className={cell}>
      <RadioButton className={card}>
        {icon && <Icon icon={icon} size={20} className={cardIcon} />}
        <span className={words}>
          <span id={titleId} className={title}>
            {label}
            {labelEnd && <span className={titleEnd}> {labelEnd}</span>}
          </span>
          {description && (
            <Text slot="description" className={cardDescription}>
              <bdi>{description}</bdi>
            </Text>
          )}
        </span>
        <span className={circle} />
      </RadioButton>
    </RadioField>
  );
}
