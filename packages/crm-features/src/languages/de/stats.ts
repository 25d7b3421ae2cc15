/** The figures and charts of the dashboard, in German. */
export default {
  stat: {
    label: 'Zahlen',
    totalLeads: 'Leads gesamt',
    hotLeads: 'Heiße Leads',
    actionRequired: 'Handlungsbedarf',
    eventLeads: 'Event-Leads',
    period: 'in 30 Tagen',
    failed: 'Die Zahlen konnten nicht geladen werden.',
    outdated: 'Die Zahlen konnten nicht aktualisiert werden.',
    waiting:
      '{count, plural, =0 {keine Leads warten auf Kontakt} one {# Lead wartet auf Kontakt} other {# Leads warten auf Kontakt}}',
  },
  chart: {
    days: 'In 30 Tagen erfasst',
    sources: 'Woher die Leads kommen',
    today: 'Heute',
    inUtc: 'Tage nach UTC',
    leads: '{count, plural, one {# Lead} other {# Leads}}',
    onDay: '{count, plural, one {# Lead} other {# Leads}} am {day}',
    summary:
      '{count, plural, one {# Lead} other {# Leads}} in 30 Tagen; die meisten am {day}: {most, number}.',
    noLeads: 'Keine Leads in 30 Tagen.',
    otherSources: 'Andere Quellen',
    latest:
      '{count, plural, one {Quelle des neuesten Leads.} other {Quellen der # neuesten Leads.}}',
    daysTable: 'Erfasste Leads je Tag',
    dayColumns: ['Tag', 'Leads'],
    utcDayColumns: ['Tag (UTC)', 'Leads'],
    sourcesTable: 'Leads nach Quelle',
    sourceColumns: ['Quelle', 'Leads'],
    asTable: '{title}: als Tabelle anzeigen',
    asChart: '{title}: als Diagramm anzeigen',
    failed: 'Die Diagramme konnten nicht geladen werden',
  },
} as const;
