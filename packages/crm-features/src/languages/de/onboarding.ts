/** The first steps in a new workspace, in German. */
export default {
  onboarding: {
    title: 'Erste Schritte',
    progress: '{done, number} von {all, number} erledigt',
    done: 'Erledigt:',
    close: 'Erste Schritte schließen',
    closeFailed: 'Die ersten Schritte konnten nicht geschlossen werden',
    steps: {
      scan: {
        title: 'Visitenkarte scannen',
        description: 'Aus dem Foto einer Karte wird ein Lead.',
        action: 'Karte scannen',
      },
      import: {
        title: 'Liste importieren',
        description: 'Übernehmen Sie Ihre Leads aus Excel-, CSV- oder vCard-Dateien.',
        action: 'Liste importieren',
      },
      invite: {
        title: 'Ins Team einladen',
        description: 'Teilen Sie Leads und Events mit Ihrem Team.',
        action: 'Einladen',
      },
      company: {
        title: 'Firma anlegen oder beitreten',
        description: 'Ihren persönlichen Arbeitsbereich sehen nur Sie.',
        action: 'Wählen',
      },
      event: {
        title: 'Event anlegen',
        description: 'Es sammelt die Leads einer Messe und stellt Ihre Fragen.',
        action: 'Event anlegen',
      },
    },
    sample: {
      offer: 'Möchten Sie sich erst umsehen?',
      add: 'Mit Beispieldaten ausprobieren',
      added: 'Beispieldaten hinzugefügt',
      addedDetail: '{count, number} erfundene Leads und ein Event. Ihre Quelle ist „Sample data“.',
      addFailed: 'Die Beispieldaten konnten nicht hinzugefügt werden',
      present:
        '{count, plural, one {Ihr Arbeitsbereich enthält ein Beispiel-Event und # Beispiel-Lead.} other {Ihr Arbeitsbereich enthält ein Beispiel-Event und # Beispiel-Leads.}}',
      remove: 'Beispieldaten entfernen',
      removed: 'Beispieldaten entfernt',
      removedDetail: 'Ihre eigenen Leads und Events sind unverändert.',
      removeFailed: 'Die Beispieldaten konnten nicht entfernt werden',
    },
  },
} as const;
