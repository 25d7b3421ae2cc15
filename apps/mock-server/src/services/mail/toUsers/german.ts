/** The emails to users, in German. */
export const lettersInGerman = {
  hello: 'Guten Tag {name},',
  helloStranger: 'Guten Tag,',
  welcome: {
    subject: 'Willkommen bei Cardinal',
    request:
      'willkommen bei Cardinal. Bitte bestätigen Sie Ihre E-Mail-Adresse mit diesem Link, der 7 Tage gilt:',
  },
  verification: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    request:
      'bitte bestätigen Sie die E-Mail-Adresse Ihres Kontos bei Cardinal mit diesem Link, der 7 Tage gilt:',
  },
  confirm: 'Meine E-Mail-Adresse bestätigen',
  registrant: {
    alone: '{name} hat diese Adresse registriert.',
    member: '{name} hat diese Adresse registriert und gehört zur Firma {company}.',
    asked: '{name} hat diese Adresse registriert und möchte der Firma {company} beitreten.',
  },
  disown: '{registrant} Wenn Sie das nicht waren, entfernen Sie das Konto auf dieser Seite:',
  notMe: 'Das war ich nicht',
  reset: {
    subject: 'Neues Passwort festlegen',
    request:
      'Sie haben ein neues Passwort für Cardinal angefordert. Mit diesem Link können Sie es wählen:',
    choose: 'Neues Passwort wählen',
    once: 'Der Link gilt eine Stunde und nur einmal. Wenn Sie ihn nicht angefordert haben, bleibt Ihr Passwort, wie es ist.',
    warning:
      'Diese Adresse wurde nie bestätigt. {registrant} Ein neues Passwort setzt das Konto zurück: Es gehört dann zu keiner Firma und hat seine jetzigen Leads nicht mehr.',
    keep: 'Wenn das Konto Ihnen gehört und bleiben soll, wie es ist, bestätigen Sie zuerst die Adresse:',
  },
  anew: {
    subject: 'Ihr Konto bei Cardinal wurde zurückgesetzt',
    confirmed:
      'Sie haben gerade bestätigt, dass diese Adresse Ihnen gehört. {name} hatte damit ein Konto registriert, die Adresse aber nie bestätigt. Deshalb gelten frühere Passwörter, Anmeldungen und Einladungen nicht mehr.',
    left: 'Sie gehören nicht mehr zur Firma {company}. Was dort angelegt wurde, bleibt dort. Sie beginnen mit einem leeren eigenen Arbeitsbereich.',
    start: 'Sie beginnen mit einem leeren eigenen Arbeitsbereich.',
    openCardinal: 'Cardinal öffnen',
  },
  invitation: {
    subject: '{inviter} lädt Sie zu {company} ein',
    text: '{inviter} ({email}) lädt Sie ein, mit Cardinal bei {company} zu arbeiten. Ihre Rolle: {role, select, agent {Vertrieb} manager {Leitung} other {Administration}}. Cardinal verwaltet die Kontakte eines Vertriebsteams, von der Visitenkarte bis zum Nachfassen.',
    acceptIt: 'Einladung annehmen',
    until:
      'Die Einladung gilt bis zum {day}. Wenn Sie {inviter} nicht kennen, ignorieren Sie diese E-Mail.',
  },
  burst: {
    subject: 'Viele Einträge über {key}',
    text: 'über den Partnerschlüssel {key} kommen mehr Einträge als üblich. Sie könnten von einem Programm stammen. Was über die übliche Zahl hinausgeht, wird deshalb getrennt aufbewahrt, bis Sie es bestätigen. Besucher merken davon nichts, und kein Eintrag geht verloren.',
    look: 'Prüfen Sie die Einträge und bestätigen oder verwerfen Sie sie:',
    see: 'Unbestätigte Einträge ansehen',
    once: 'Zu dieser Häufung kommt keine weitere E-Mail. Wird ein Schlüssel missbraucht, widerrufen Sie ihn und legen Sie einen neuen an.',
  },
  crmPaused: {
    subject: 'HubSpot wurde pausiert',
    text: 'es werden keine Leads mehr an HubSpot gesendet. {reason}',
    enterKey:
      'Was noch nicht gesendet ist, wartet. Geben Sie einen neuen Serviceschlüssel ein, um fortzufahren:',
    openCrm: 'HubSpot öffnen',
  },
  webhookPaused: {
    subject: 'Ein Webhook wurde pausiert',
    text: 'an {address} konnte drei Tage lang nichts zugestellt werden. Cardinal versucht es deshalb nicht mehr. Was noch nicht gemeldet ist, bleibt gespeichert.',
    activate: 'Aktivieren Sie den Webhook, sobald der Empfänger wieder erreichbar ist:',
    openWebhooks: 'Webhooks öffnen',
  },
  digest: {
    subject: 'Ihr Tag: {counts}',
    counts: {
      overdue: '{count} überfällig',
      today: '{count} für heute',
      first: '{count} noch ohne Kontakt',
      unassigned: '{count} nicht zugewiesen',
    },
    titles: {
      overdue: 'Überfällig ({count})',
      today: 'Heute ({count})',
      first: 'Warten auf den ersten Kontakt ({count})',
      unassigned: 'Nicht zugewiesen und noch ohne Kontakt ({count})',
    },
    hello: 'Guten Morgen {name},',
    intro: 'das steht bei Ihren Leads an.',
    captured: '{who}, seit {day}',
    waits: '{who}: wartet seit {day} auf Kontakt',
    dayAndTime: '{day}, {time}',
    step: '{when}: {step, select, call {Anruf} email {E-Mail} meeting {Termin} other {Nachfassen}}, {who}',
    stepWithNote:
      '{when}: {step, select, call {Anruf} email {E-Mail} meeting {Termin} other {Nachfassen}}, {who} ({note})',
    more: 'und {count} weitere',
    openToday: '„Heute“ öffnen',
    why: 'Diese E-Mail kommt an Arbeitstagen, wenn etwas ansteht.',
    stop: 'Abbestellen',
  },
} as const;
