import type { MessageCatalogue } from '../../internal/messages/messages.ts';
import { translateReactAria } from '../../internal/messages/reactAria.ts';

/** The library's texts in German. */
export const german: MessageCatalogue = {
  language: 'de',
  messages: ({ list, number, plural }) => ({
    activeFilters: 'Aktive Filter',
    ascending: (column) => `${column}, aufsteigend`,
    atLeast: (minimum) => `Geben Sie mindestens ${minimum} ein.`,
    atMost: (maximum) => `Geben Sie höchstens ${maximum} ein.`,
    breadcrumbs: 'Navigationspfad',
    charactersLeft: (count) => plural(count, { one: 'Noch # Zeichen', other: 'Noch # Zeichen' }),
    check: 'Prüfen',
    clear: 'Leeren',
    clearAll: 'Alle entfernen',
    clearSelection: 'Auswahl aufheben',
    close: 'Schließen',
    columns: 'Spalten',
    copied: 'Kopiert',
    copy: 'Kopieren',
    copyFailed: 'Kopieren fehlgeschlagen. Markieren Sie den Text und kopieren Sie ihn selbst.',
    copyOf: (label) => `${label} kopieren`,
    currentChoice: (label, value) => `${label}: ${value}`,
    descending: (column) => `${column}, absteigend`,
    dismiss: 'Schließen',
    done: 'Fertig',
    down: 'Rückgang',
    empty: 'Nichts vorhanden',
    errorSummary: (count) =>
      plural(count, {
        one: 'Bitte prüfen Sie # Feld',
        other: 'Bitte prüfen Sie # Felder',
      }),
    filters: 'Filter',
    filtersActive: (count) => `Filter (${number(count)})`,
    hiddenLevels: 'Ebenen dazwischen',
    hidePassword: 'Passwort verbergen',
    loading: 'Wird geladen',
    loadMore: 'Mehr laden',
    nearest: (values) => `Geben Sie ${list(values, 'or')} ein.`,
    next: 'Weiter',
    noChange: 'Keine Änderung',
    noData: 'Keine Daten',
    noMatches: 'Keine Treffer',
    notAfter: (latest) => `Wählen Sie ${latest} oder früher.`,
    notBefore: (earliest) => `Wählen Sie ${earliest} oder später.`,
    nothingToCompare: 'Kein Vergleich möglich',
    notice: 'Hinweis',
    notifications: 'Benachrichtigungen',
    notKnown: 'noch nicht bekannt',
    notLoaded: 'Das konnte nicht geöffnet werden',
    notLoadedHelp: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    noValue: 'Keine Angabe',
    oneValue: (value, when) => `${value} am ${when}`,
    openCalendar: 'Kalender öffnen',
    opensInNewTab: '(öffnet in einem neuen Tab)',
    page: (page, pageCount) =>
      pageCount === undefined
        ? `Seite ${number(page)}`
        : `Seite ${number(page)} von ${number(pageCount)}`,
    pagination: 'Seiten',
    previous: 'Zurück',
    removeFilter: (label, value) => `${label}: ${value} entfernen`,
    results: (count) => plural(count, { one: '# Ergebnis', other: '# Ergebnisse' }),
    retry: 'Erneut versuchen',
    rowActions: 'Aktionen für die ausgewählten Zeilen',
    rowsSelected: (count) => plural(count, { one: '# ausgewählt', other: '# ausgewählt' }),
    selectAll: 'Alle auswählen',
    selectAllRows: (count) => `Alle ${number(count)} auswählen`,
    selectPlaceholder: 'Auswählen',
    selectRow: (name) => `${name} auswählen`,
    showPassword: 'Passwort anzeigen',
    showResults: (count) =>
      plural(count, { one: '# Ergebnis anzeigen', other: '# Ergebnisse anzeigen' }),
    showSuggestions: 'Vorschläge anzeigen',
    sortBy: 'Sortieren nach',
    stepCompleted: '(abgeschlossen)',
    stepFailed: '(zu prüfen)',
    timeZone: (name) => `Zeitzone: ${name}`,
    trend: (from, to, lowest, highest) =>
      `von ${from} bis ${to}; niedrigster Wert ${lowest}, höchster ${highest}`,
    unfinishedDate: 'Vervollständigen Sie Datum und Uhrzeit.',
    up: 'Anstieg',
    working: 'Bitte warten …',
  }),
};

translateReactAria('de', ({ plural }) => ({
  breadcrumbs: 'Navigationspfad',
  buttonLabel: 'Vorschläge anzeigen',
  'Clear search': 'Suche leeren',
  close: 'Schließen',
  countAnnouncement: ({ optionCount }) =>
    plural(optionCount, { one: '# Vorschlag verfügbar.', other: '# Vorschläge verfügbar.' }),
  decrease: ({ fieldLabel }) => (fieldLabel ? `${fieldLabel} verringern` : 'Verringern'),
  dismiss: 'Schließen',
  dropDescriptionKeyboard: 'Zum Ablegen Eingabetaste drücken. Zum Abbrechen Escape drücken.',
  dropDescriptionTouch: 'Zum Ablegen doppelt tippen.',
  dropDescriptionVirtual: 'Zum Ablegen klicken.',
  dropzoneLabel: 'Ablagebereich',
  Empty: 'Leer',
  focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }) => {
    const options = plural(groupCount, { one: '# Vorschlag', other: '# Vorschläge' });
    const group = isGroupChange ? `Gruppe ${groupTitle}, ${options}. ` : '';
    return `${group}${optionText}${isSelected ? ', ausgewählt' : ''}`;
  },
  increase: ({ fieldLabel }) => (fieldLabel ? `${fieldLabel} erhöhen` : 'Erhöhen'),
  listboxLabel: 'Vorschläge',
  longPressMessage: 'Zum Öffnen des Menüs lange drücken oder Alt + Pfeil nach unten drücken',
  notifications: ({ count }) =>
    plural(count, { one: '# Benachrichtigung.', other: '# Benachrichtigungen.' }),
  numberField: 'Zahlenfeld',
  selectedAnnouncement: ({ optionText }) => `${optionText}, ausgewählt`,
  selectPlaceholder: 'Auswählen',
}));
