import { sentences } from '../compose.ts';
import type { LetterWords, OtherFacts, Time } from './words.ts';

const date = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "von letzter Woche", with a space before it. */
const ofTime = (time: Time): string => {
  if (time === 'now') return '';
  if (typeof time === 'number') return ` vom ${date.format(time)}`;
  return time === 'this week' ? ' von dieser Woche' : ' von letzter Woche';
};

/** "letzte Woche", with a space before it. */
const atTime = (time: Time): string => {
  if (time === 'now') return '';
  if (typeof time === 'number') return ` am ${date.format(time)}`;
  return time === 'this week' ? ' diese Woche' : ' letzte Woche';
};

const teamMate = (name: string) => (name ? `${name} aus unserem Team` : 'jemand aus unserem Team');
const forThem = (company: string) => (company ? `für ${company}` : 'für Sie');

function introduction({ sender: { name, company }, about }: OtherFacts): string {
  if (!name) return about;
  const who = company ? `Mein Name ist ${name}, ich bin bei ${company}.` : `Mein Name ist ${name}.`;
  return sentences(who, about);
}

/** After a greeting with a comma, a German letter begins in lower case. */
const begun = (text: string) => text.replace(/^Mein /, 'mein ').replace(/^Wir /, 'wir ');

const eventDay = ({ event, eventTime }: OtherFacts) =>
  typeof eventTime === 'number' || event?.when !== 'after' ? '' : atTime(eventTime);

const wished = ({ wish, ofWish, interests }: OtherFacts): string => {
  switch (wish) {
    case 'price':
      return `Sie hatten Interesse an einem Angebot${ofWish}.`;
    case 'show':
      return `Sie hatten Interesse an einer Demo${ofWish}.`;
    case 'trial':
      return `Sie hatten Interesse an einem Test${ofWish}.`;
    case 'send':
      return `Gern schicke ich Ihnen unsere Unterlagen${ofWish}.`;
    case 'samples':
      return `Gern schicke ich Ihnen Muster${ofWish}.`;
    default:
      return interests && `Sie interessieren sich für ${interests}.`;
  }
};

function missing({ wish, hasQuantity, hasDeadline, isThisWeek }: OtherFacts): string {
  if (!wish) return 'Was wäre Ihnen dabei am wichtigsten?';
  if (wish === 'send') return 'Darf ich dafür diese E-Mail-Adresse verwenden?';
  if (wish === 'samples') return 'An welche Adresse darf ich sie senden?';
  if (wish === 'trial') return 'Wann möchten Sie beginnen?';
  if (wish === 'show') {
    return `Passt Ihnen ${isThisWeek ? 'ein Termin noch diese Woche' : 'ein Termin Anfang nächster Woche'}?`;
  }
  if (hasQuantity && hasDeadline) return 'Soll ich dabei noch etwas berücksichtigen?';
  if (hasQuantity) return 'Damit das Angebot genau passt: Bis wann brauchen Sie es?';
  if (hasDeadline) return 'Damit das Angebot genau passt: Um welche Mengen geht es ungefähr?';
  return 'Damit das Angebot genau passt: Um welche Mengen geht es ungefähr, und bis wann brauchen Sie es?';
}

/** Letters in German, to people who are addressed with “Sie”. */
export const germanLetters: LetterWords = {
  greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  signOff: ({ sender: { name, isFormal } }) =>
    [isFormal ? 'Mit freundlichen Grüßen' : 'Viele Grüße', name].filter(Boolean).join('\n'),
  subject({ wish, ofWish, interests, event, metBy, company, sender, origin, last, kind, status }) {
    if (status === 'Closed')
      return company ? `Wie läuft es bei ${company}?` : 'Wie läuft es bei Ihnen?';
    if (last?.type === 'meeting') return 'Einladung zum Termin';
    const heads = {
      price: 'Angebot',
      show: 'Demo',
      trial: 'Test',
      send: 'Unterlagen',
      samples: 'Muster',
    };
    if (wish && ofWish) return heads[wish] + ofWish;
    if (wish) return company ? `${heads[wish]} für ${company}` : `Ihr Wunsch: ${heads[wish]}`;
    if (interests) return `Ihr Interesse an ${interests}`;
    if (kind !== 'initial') return company ? `Kurze Frage an ${company}` : 'Kurze Frage';
    if (event?.when === 'before') return `Treffen bei „${event.name}“?`;
    if (event) return metBy?.isOwn ? `Unser Gespräch bei „${event.name}“` : `Nach „${event.name}“`;
    if (metBy?.isOwn) return 'Vielen Dank für Ihre Visitenkarte';
    if (origin === 'form') return 'Ihre Anfrage';
    if (sender.company)
      return company ? `${sender.company} und ${company}` : `${sender.company}: kurze Vorstellung`;
    return 'Kurze Vorstellung';
  },
  opening(facts, choose) {
    const { event, metBy, origin, sender, colleague, about } = facts;
    if (metBy?.isOwn) {
      const met = event
        ? choose('met', [
            `es hat mich gefreut, Sie${eventDay(facts)} bei „${event.name}“ kennenzulernen.`,
            `vielen Dank, dass Sie sich${eventDay(facts)} bei „${event.name}“ Zeit für mich genommen haben.`,
            `vielen Dank für das Gespräch${eventDay(facts)} bei „${event.name}“.`,
          ])
        : 'vielen Dank für Ihre Visitenkarte.';
      return sentences(met, about);
    }
    if (metBy) {
      const where = event
        ? `hat Sie${eventDay(facts)} bei „${event.name}“ kennengelernt und `
        : 'hat ';
      return sentences(
        `${teamMate(colleague)} ${where}mir Ihre Kontaktdaten gegeben.`,
        introduction(facts),
      );
    }
    if (event) {
      const why = {
        before: `bald findet „${event.name}“ statt, und ich möchte mich vorab kurz vorstellen.`,
        during: `„${event.name}“ läuft gerade, und ich möchte mich kurz vorstellen.`,
        after: `nach „${event.name}“ möchte ich mich kurz bei Ihnen vorstellen.`,
      }[event.when];
      return sentences(why, introduction(facts));
    }
    if (origin === 'referral') {
      return sentences(
        'Sie wurden mir empfohlen, und ich möchte mich kurz vorstellen.',
        introduction(facts),
      );
    }
    if (origin === 'form') {
      const helper =
        sender.name && `Mein Name ist ${sender.name}, und ich helfe Ihnen gern weiter.`;
      return sentences(
        `vielen Dank für Ihr Interesse${sender.company && ` an ${sender.company}`}.`,
        helper,
      );
    }
    return begun(introduction(facts));
  },
  following({ last, colleague, event, metBy }, choose) {
    if (!last) {
      if (!event || event.when === 'before') return '';
      return metBy?.isOwn
        ? `ich komme auf unser Gespräch bei „${event.name}“ zurück.`
        : `ich melde mich nach „${event.name}“ noch einmal.`;
    }
    if (last.type === 'reply') return `vielen Dank für Ihre Antwort${ofTime(last.time)}.`;
    const what = {
      email: ['meine E-Mail', 'Ihnen', 'geschrieben'],
      call: ['meinen Anruf', 'Sie', 'angerufen'],
      whatsapp: ['meine WhatsApp-Nachricht', 'Ihnen', 'eine WhatsApp-Nachricht geschickt'],
      meeting: ['meine Einladung', 'Ihnen', 'eine Einladung geschickt'],
    }[last.type];
    return last.isOwn
      ? choose('after', [
          `ich komme auf ${what[0]}${ofTime(last.time)} zurück.`,
          `ich möchte an ${what[0]}${ofTime(last.time)} anknüpfen.`,
        ])
      : `${teamMate(colleague)} hat ${what[1]}${atTime(last.time)} ${what[2]}, und ich möchte daran anknüpfen.`;
  },
  meeting: ({ last, colleague }) =>
    `haben Sie die Einladung zum Termin erhalten, die ${last?.isOwn ? 'ich' : teamMate(colleague)} Ihnen geschickt ${last?.isOwn ? 'habe' : 'hat'}? Passt Ihnen die Zeit, oder wäre eine andere besser?`,
  request(facts, choose) {
    const { wish, interests, event, company, about } = facts;
    if (wish || interests) return sentences(wished(facts), missing(facts));
    if (event?.when === 'before')
      return 'Wenn Sie auch dort sind: Hätten Sie 15 Minuten für ein Treffen?';
    if (about) return `Ist das ${forThem(company)} interessant?`;
    const at = company && ` bei ${company}`;
    return choose('work', [
      `Woran arbeiten Sie${at} gerade, und wobei können wir Sie unterstützen?`,
      `Was steht${at || ' bei Ihnen'} gerade an, und können wir Sie dabei unterstützen?`,
    ]);
  },
  stillWanted({ wish, ofWish, interests, about, company }) {
    if (wish === 'price') return `Brauchen Sie das Angebot${ofWish} noch?`;
    if (wish === 'show') return `Möchten Sie die Demo${ofWish} noch sehen?`;
    if (wish === 'trial') return `Haben Sie noch Interesse an einem Test${ofWish}?`;
    if (wish === 'send') return `Möchten Sie die Unterlagen${ofWish} noch haben?`;
    if (wish === 'samples') return `Möchten Sie die Muster${ofWish} noch haben?`;
    if (interests) return `Haben Sie noch Interesse an ${interests}?`;
    return about
      ? `Wäre das ${forThem(company)} interessant?`
      : 'Kann ich Sie zurzeit bei etwas unterstützen?';
  },
  nextStep({ status, avoidsCalls, hasPhone, isThisWeek, wish }) {
    if (avoidsCalls) return 'Eine kurze Antwort per E-Mail genügt mir.';
    if (status === 'Cold')
      return 'Es eilt nicht: Antworten Sie einfach, wann immer es Ihnen passt.';
    if (wish && wish !== 'price') return '';
    if (status === 'Hot') {
      const when = isThisWeek ? 'noch diese Woche' : 'Anfang nächster Woche';
      const number = hasPhone ? '' : ' Wenn ja, unter welcher Nummer erreiche ich Sie am besten?';
      return `Hätten Sie ${when} 15 Minuten für ein Telefonat?${number}`;
    }
    return hasPhone
      ? 'Wenn Sie lieber telefonieren, rufe ich Sie gern an.'
      : 'Wenn Sie lieber telefonieren, schicken Sie mir einfach Ihre Nummer.';
  },
  timing: ({ status }) =>
    status === 'Cold'
      ? 'Wenn nicht, genügt ein kurzes Nein, und ich melde mich nicht mehr.'
      : 'Wenn es gerade nicht passt, sagen Sie mir einfach, wann ich mich wieder melden soll.',
  closed: ({ kind }) =>
    ({
      initial:
        'ich möchte mit Ihnen in Kontakt bleiben und hören, wie es bei Ihnen läuft. Wenn ich etwas für Sie tun kann, antworten Sie einfach auf diese E-Mail.',
      follow_up_3_day:
        'haben Sie alles, was Sie von uns brauchen? Falls etwas fehlt, kümmere ich mich gern darum.',
      follow_up_1_week: 'wie läuft es bei Ihnen? Über Fragen und Rückmeldungen freue ich mich.',
      follow_up_1_month:
        'ich hoffe, bei Ihnen läuft alles gut, und wollte mich nur kurz melden. Wenn ich etwas für Sie tun kann, antworten Sie einfach auf diese E-Mail.',
    })[kind],
};
