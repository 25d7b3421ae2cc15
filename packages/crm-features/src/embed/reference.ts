import type { attributes, elements, events } from './vocabulary.ts';

type Texts<Names extends string> = Readonly<Record<Names, string>>;
type NameIn<Table extends Readonly<Record<string, string>>> = Table[keyof Table];

/** What each element shows, and the scope that its key needs. */
export const elementTexts: Texts<NameIn<typeof elements>> = {
  'cardinal-capture':
    'A form for visitors, with the questions, the consent and the thanks of the key. The key needs `capture`.',
  'cardinal-events': 'The events of the company, as cards. The key needs `events:read`.',
};

/** What each attribute means. */
export const attributeTexts: Texts<NameIn<typeof attributes>> = {
  'base-url': 'Address of the Cardinal server. Default: the server that the script came from.',
  'partner-key':
    'The key from Members & access, Partners. It is public: what protects it is the list of origins that may use it. Required.',
  theme: '`light`, `dark` or `system`. Default: `system`.',
  locale:
    'Language in BCP 47, which also gives the text direction: English, German, French, Spanish, Hindi or Arabic; English for any other. Default: the language (`lang`) of the page around the element, or of the browser.',
  trial:
    'Present while you try the key: what is sent is checked and answered as usual, but not stored, and the form says so.',
};

/** When each event is sent, and what its `detail` contains. */
export const widgetEventTexts: Readonly<
  Record<NameIn<typeof events>, { when: string; detail: string }>
> = {
  'cardinal-ready': { when: 'The widget is shown and can be used.', detail: '`null`' },
  'lead-created': { when: 'A lead was saved.', detail: '`{ id }`' },
  'cardinal-error': {
    when: 'The widget cannot work, or something failed: opening the session, saving, reading a card. The widget shows the message as well.',
    detail: '`{ code, message }`',
  },
};

/** Codes of `cardinal-error`; the server may send others. */
export const errorTexts = {
  key_missing: 'The element has no `partner-key`.',
  key_refused: 'The key is unknown, has expired or was revoked.',
  origin_refused: 'The key does not name the origin of this page.',
  scope: 'The key does not permit what the element needs.',
  too_many_requests: "Too many requests, or the key's captures for the day are used up.",
  unreachable: 'There is no connection to the server.',
  load_failed: 'The code of the widget could not be loaded.',
  invalid: 'The server refused what was entered; the form says which fields.',
  photo_unreadable: 'A file that the visitor chose could not be opened as a picture.',
  timeout: 'Reading a card took too long.',
  page_incompatible:
    'A script of the page replaces `Function.prototype.bind` by one that does not work.',
} as const;
