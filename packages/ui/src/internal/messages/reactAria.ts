import { useLocalizedStringDictionary as dictionaryOf } from 'react-aria/useLocalizedStringFormatter';
import { messageFormat, type MessageFormat } from './messageFormat.ts';

/** The texts of React Aria that our components use, by React Aria's names and with its values. */
export interface ReactAriaMessages {
  breadcrumbs: string;
  buttonLabel: string;
  'Clear search': string;
  close: string;
  countAnnouncement: (values: { optionCount: number }) => string;
  decrease: (values: { fieldLabel: string }) => string;
  dismiss: string;
  dropDescriptionKeyboard: string;
  dropDescriptionTouch: string;
  dropDescriptionVirtual: string;
  dropzoneLabel: string;
  Empty: string;
  focusAnnouncement: (values: {
    isGroupChange: boolean;
    groupTitle: string;
    groupCount: number;
    optionText: string;
    isSelected: boolean;
  }) => string;
  increase: (values: { fieldLabel: string }) => string;
  listboxLabel: string;
  longPressMessage: string;
  notifications: (values: { count: number }) => string;
  numberField: string;
  selectedAnnouncement: (values: { optionText: string }) => string;
  selectPlaceholder: string;
}

/** What all dictionaries of React Aria have in common; the function is no hook, in spite of its name. */
const dictionary: ReturnType<typeof dictionaryOf> = Object.getPrototypeOf(
  dictionaryOf({ 'en-US': {} }),
);

/**
 * Translates what React Aria itself says. Only its English comes with its code, and its own way to
 * add a language, at the start of a page, allows none but that one until the page is loaded again.
 * So its dictionaries learn further languages where they look texts up.
 */
export function translateReactAria(
  language: string,
  messages: (format: MessageFormat) => ReactAriaMessages,
): void {
  const texts = new Map(Object.entries(messages(messageFormat(language))));
  const known = dictionary.getStringForLocale;
  dictionary.getStringForLocale = function (name, locale) {
    const text = new Intl.Locale(locale).language === language ? texts.get(name) : undefined;
    return text ?? known.call(this, name, locale);
  };
}
