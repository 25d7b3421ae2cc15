/** What lists and the questions of an event have in common, in German. */
export default {
  list: {
    range: '{from}–{to} von {total}',
    openRange: '{from}–{to}',
    position: '{position} von {all}',
    moreThan: 'mehr als {total}',
    outOfDate: 'Die Liste ist vielleicht nicht aktuell',
    moreFailed: 'Weitere konnten nicht geladen werden',
    nothingLeft: 'Auf dieser Seite ist nichts mehr',
    offline: 'Sie sind offline',
  },
  question: {
    optional: 'Freiwillig',
    clear: 'Leeren',
    clearOf: 'Antwort auf „{question}“ leeren',
    rating: '{value} von {most}',
    score: '{score} von 100 Punkten',
    unknown: 'Die Fragen zu diesen Antworten konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
    title: 'Fragen am Stand',
    lead: {
      answer: 'Fragen beantworten',
      change: 'Antworten ändern',
      save: 'Antworten speichern',
      cancel: 'Abbrechen',
    },
  },
} as const;
