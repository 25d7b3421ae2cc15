/** Members & access, in German. */
export default {
  tryKey: {
    parent: 'Mitglieder & Zugang',
    title: '{name} ausprobieren',
    untitled: 'Schlüssel ausprobieren',
    description: 'So sehen es Besucher einer Seite mit diesem Schlüssel',
    loading: 'Der Schlüssel wird geladen',
    failed: 'Der Schlüssel konnte nicht geladen werden',
    gone: {
      title: 'Diesen Schlüssel gibt es nicht',
      description: 'Vielleicht wurde er widerrufen.',
      action: 'Alle Schlüssel anzeigen',
    },
    notStored: 'Was Sie hier senden, wird nicht gespeichert',
    notStoredHelp:
      'Es wird geprüft und beantwortet wie auf der Seite des Partners. Dafür hat das Element das Attribut „trial“, das im Code zum Kopieren fehlt.',
    look: {
      title: 'Aussehen',
      theme: 'Design',
      themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
      locale: 'Sprache',
      ofPage: 'Sprache der Seite',
      accent: 'Akzentfarbe',
      accentHelp: 'Zum Beispiel #0f4c9c; leer lassen für die Farbe von Cardinal',
      badAccent: 'Geben Sie einen sechsstelligen Farbwert ein, zum Beispiel #0f4c9c.',
    },
    live: {
      title: 'Vorschau',
      loading: 'Das Element wird geladen',
      failed: 'Das Element konnte nicht geladen werden',
    },
    retry: 'Erneut versuchen',
    log: {
      title: 'Ereignisse',
      hint: 'Was das Element der Seite meldet, Neuestes zuerst.',
      empty: 'Noch nichts. Senden Sie das Formular, um mehr zu sehen.',
      clear: 'Leeren',
    },
    code: {
      title: 'Code',
      hint: 'Fügen Sie den Code dort ein, wo das Element erscheinen soll.',
      copy: 'Code kopieren',
    },
    form: {
      title: 'Gehostetes Formular',
      hint: 'Eine Seite ohne Skripte, für Links und QR-Codes. Was dort gesendet wird, wird zum Lead.',
      copy: 'Link kopieren',
      open: 'Formular öffnen',
      qr: 'QR-Code des gehosteten Formulars',
    },
  },
};
