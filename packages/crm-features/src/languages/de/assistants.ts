/** What an assistant may be allowed, for people who decide about it. */
const assistantScopes = {
  'leads:read': 'Ihre Leads, deren Verlauf und Fälliges lesen',
  'leads:write': 'Änderungen an Leads und Notizen vorschlagen',
  'events:read': 'Die Zahlen von Events lesen',
  'mail:send': 'E-Mails an Leads entwerfen und vorschlagen',
} as const;

/** Assistants, what they may do, and what they suggest, in German. */
export default {
  assistant: {
    everyoneHint:
      'Assistenten, die Ihre Mitglieder zugelassen haben. Jeder handelt im Namen eines Mitglieds.',
    list: 'Verbundene Assistenten',
    loading: 'Assistenten werden geladen',
    empty:
      'Kein Assistent ist verbunden. Tragen Sie die Adresse bei einem Assistenten ein. Er führt Sie dann hierher, damit Sie ihn zulassen.',
    nobody: 'Niemand hat einen Assistenten verbunden.',
    failed: 'Die Assistenten konnten nicht geladen werden',
    allowed: 'Zugelassen: <time></time>',
    used: 'Zuletzt verwendet: <time></time>',
    never: 'Nie verwendet',
    unchecked: 'Name ungeprüft',
    end: 'Trennen',
    endOf: '{name} trennen',
    copy: 'Adresse für Assistenten kopieren',
    setUp: 'So richten Sie einen ein',
    scopes: assistantScopes,
    question: {
      title: '{name} trennen?',
      consequence: 'Er wird sofort abgewiesen. Seine Vorschläge bleiben, bis Sie entscheiden.',
      confirm: 'Trennen',
      keep: 'Behalten',
    },
    toasts: {
      disconnected: 'Assistent getrennt',
      notDisconnected: 'Der Assistent wurde nicht getrennt',
    },
  },
  allow: {
    title: 'Darf {name} Cardinal nutzen?',
    pending: 'Darf ein Assistent Cardinal nutzen?',
    description:
      'Sie entscheiden, was er darf. Der Zugriff endet nach einem Monat ohne Nutzung, nach einem Jahr oder wenn Sie den Assistenten in Ihrem Profil trennen.',
    loading: 'Die Anfrage wird geladen',
    as: 'Sie sind als {name} ({email}) angemeldet.',
    otherAccount: 'Anderes Konto verwenden',
    facts: {
      name: 'Nennt sich',
      vouched: '{name}, laut {host}',
      own: '{name}. Niemand hat diesen Namen geprüft.',
      leadsTo: 'Antwort geht an',
      device: 'Ein Programm auf diesem Gerät',
    },
    scopes: 'Er darf',
    scopeLabels: assistantScopes,
    approval:
      'Er handelt in Ihrem Namen und nie über Ihre Rolle hinaus. Nichts wird geändert und keine E-Mail gesendet, bevor Sie es hier freigeben.',
    onlyIf: 'Lassen Sie ihn nur zu, wenn Sie Cardinal dort gerade selbst verbunden haben.',
    allow: 'Zulassen',
    deny: 'Nicht zulassen',
    none: 'Wählen Sie mindestens eine Berechtigung.',
    failed: 'Der Assistent wurde nicht zugelassen',
    unknown: 'Diese Anfrage funktioniert nicht',
    back: 'Zurück zu {where}',
    backToDevice: 'Zurück zum Assistenten',
    dashboard: 'Weiter zum Dashboard',
    done: {
      title: 'Weiter in {name}',
      description: 'Sie können diese Seite schließen, wenn sie offen bleibt.',
      again: 'Wenn nichts geschieht:',
      open: 'Öffnen',
    },
  },
  proposal: {
    list: 'Wartende Vorschläge',
    approve: 'Freigeben',
    refuse: 'Ablehnen',
    approveOne: 'Freigeben: {what}',
    refuseOne: 'Ablehnen: {what}',
    approveAll: 'Alle {count, number} freigeben',
    refuseAll: 'Alle {count, number} ablehnen',
    alike: '{count, plural, one {# Lead} other {# Leads}}',
    openLead: '{name} ansehen',
    gone: 'Ein Lead, den Sie nicht mehr sehen können',
    suggested: 'Vorgeschlagen <time></time>',
    made: 'Vorgeschlagen von {client}',
    madeAt: 'Vorgeschlagen von {client} <time></time>',
    ends: 'läuft {when} ab',
    changesTo: 'wird zu',
    empty: '(leer)',
    nobody: 'Niemand',
    noStep: 'Keiner',
    kinds: {
      status: 'Status ändern',
      assignment: 'Zuweisen',
      fields: 'Angaben ändern',
      follow_up: 'Nächsten Schritt planen',
      note: 'Notiz hinzufügen',
      email: 'E-Mail senden',
    },
    labels: {
      agent: 'Zuständig',
      step: 'Nächster Schritt',
      note: 'Notiz',
      to: 'An',
      subject: 'Betreff',
      content: 'E-Mail',
    },
    step: '{kind, select, call {Anruf} email {E-Mail} meeting {Termin} other {Nachfassen}} am {when}',
    changed: {
      title: 'Der Lead hat sich seitdem geändert',
      description:
        'Er ist nicht mehr so, wie er hier steht. Deshalb lässt sich das nicht freigeben. Bitten Sie den Assistenten noch einmal darum.',
    },
    expired: {
      title: 'Das ist abgelaufen',
      description:
        'Vorschläge gelten einen Tag lang. Bitten Sie den Assistenten noch einmal darum.',
    },
    earlier: 'Entschieden oder abgelaufen ({count, number})',
    states: {
      approved: 'Freigegeben <time></time>',
      refused: 'Abgelehnt <time></time>',
      expired: 'Abgelaufen <time></time>',
    },
    loading: 'Vorschläge werden geladen',
    failed: 'Die Vorschläge konnten nicht geladen werden',
    offline: {
      title: 'Sie sind offline',
      description: 'Vorschläge erscheinen, sobald Sie wieder verbunden sind.',
    },
    none: {
      title: 'Nichts zu entscheiden',
      description:
        'Was Ihre Assistenten vorschlagen, erscheint hier. Nichts geschieht, bevor Sie es freigeben.',
    },
    keys: { approve: 'freigeben', refuse: 'ablehnen', move: 'nächster und vorheriger' },
    toasts: {
      approved:
        '{count, plural, =1 {Freigegeben} one {# Vorschlag freigegeben} other {# Vorschläge freigegeben}}',
      refused:
        '{count, plural, =1 {Abgelehnt} one {# Vorschlag abgelehnt} other {# Vorschläge abgelehnt}}',
      notAll:
        '{failed, number} von {count, plural, one {# Vorschlag} other {# Vorschlägen}} nicht entschieden',
      notDone: 'Nicht entschieden',
      undo: 'Rückgängig',
      undone: 'Rückgängig gemacht',
      notUndone: 'Das ließ sich nicht rückgängig machen',
    },
  },
} as const;
