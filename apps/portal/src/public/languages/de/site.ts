/** Around the content of the public pages, in German. */
export default {
  layout: {
    skip: 'Zum Inhalt',
    brand: 'Cardinal, Startseite',
    sections: 'Bereiche',
    menu: 'Menü',
    signIn: 'Anmelden',
    getStarted: 'Loslegen',
    onThisPage: 'Auf dieser Seite',
    links: {
      features: 'Funktionen',
      howItWorks: 'So geht’s',
      testimonials: 'Stimmen',
      pricing: 'Preise',
      security: 'Sicherheit',
      events: 'Events',
      status: 'Status',
      help: 'Hilfe',
      firstCard: 'Die erste Karte',
      questions: 'Fragen an einem Event',
      embedding: 'Einbetten',
      documentation: 'Dokumentation (englisch)',
      api: 'API-Referenz (englisch)',
      privacy: 'Datenschutz',
      terms: 'Nutzungsbedingungen',
    },
    groups: { product: 'Produkt', help: 'Hilfe', developers: 'Entwicklung', legal: 'Rechtliches' },
    tagline: 'Cardinal macht aus den Menschen, die Sie treffen, Leads, bei denen jemand nachfasst.',
    licence: 'Open Source unter der MIT-Lizenz. Keine Cookies, keine Tracker.',
    language: 'Sprache',
    theme: 'Farben',
    themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  },
  notFound: {
    title: 'Seite nicht gefunden',
    description:
      'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder der Link ist unvollständig.',
    home: 'Zur Startseite',
    dashboard: 'Zum Dashboard',
  },
  meta: {
    home: {
      title: 'Cardinal: Aus jeder Visitenkarte wird ein Gespräch',
      description:
        'Visitenkarte fotografieren, zwei Felder prüfen, und Ihr Team hat den Lead. Leads, Events, Nachfassen und E-Mails für alle, die im direkten Gespräch verkaufen.',
    },
    pricing: {
      title: 'Preise | Cardinal',
      description:
        'Vier Tarife: kostenlos für 50 Visitenkarten, einer für Einzelne, einer für Teams, einer auf Anfrage. Preise in Rupien, monatlich oder jährlich.',
    },
    help: {
      title: 'Hilfe | Cardinal',
      description:
        'Leads von Visitenkarten und Badges erfassen, an einem Event Fragen stellen, Leads verteilen, nachfassen und exportieren: kurze Artikel mit Suche.',
    },
    status: {
      title: 'Status | Cardinal',
      description:
        'Der Zustand dieses Servers, in diesem Moment gemessen: API, Datenbank, Live-Aktualisierung, E-Mail, Kartenleser und KI-Texte.',
    },
    privacy: {
      title: 'Datenschutz | Cardinal',
      description:
        'Was Cardinal speichert, wo, wie lange, und wer es lesen kann. Keine Cookies, keine Tracker; Bilder von Karten bleiben auf diesem Server.',
    },
    terms: {
      title: 'Nutzungsbedingungen | Cardinal',
      description:
        'Die Bedingungen von Cardinal in fünf Abschnitten: Nutzung, Datenschutz, Ihre Pflichten, geistiges Eigentum, Ende des Kontos.',
    },
    notFound: {
      title: 'Seite nicht gefunden | Cardinal',
      description: 'Unter dieser Adresse gibt es nichts.',
    },
    article: '{title} | Hilfe zu Cardinal',
    preview: 'Cardinal. Aus jeder Karte, die Sie mitnehmen, wird ein Gespräch.',
  },
} as const;
