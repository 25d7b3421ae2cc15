import type { LetterLanguage } from '@cardinal/contract/mail-text';
import type { Catalogue, TextsOf } from '@cardinal/contract/messages';

const english = {
  subject: 'Invitation: {title}',
  hello: 'Hi {name},',
  helloStranger: 'Hello,',
  invite: 'I’d like to invite you to a meeting.',
  /** A day and a time of day. */
  at: '{day} at {time}',
  inZone: '{at} ({zone})',
  inUtc: '{at} UTC',
  when: 'When: {at}, {minutes} minutes',
  forYou: 'For you: {at}',
  where: 'Where: {place}',
  answer:
    'Open the attached invitation to answer and to add it to your calendar. If the time doesn’t suit you, just reply with a better one.',
  end: 'Best regards,\n{host}',
} as const;

/** The texts of invitations to meetings, in the languages of emails to leads. */
export const meetingMessages: Catalogue<typeof english, LetterLanguage> = {
  english,
  translations: {
    de: async () => ({
      subject: 'Einladung: {title}',
      hello: 'Guten Tag {name},',
      helloStranger: 'Guten Tag,',
      invite: 'ich möchte Sie zu einem Termin einladen.',
      at: '{day} um {time} Uhr',
      inZone: '{at} ({zone})',
      inUtc: '{at} UTC',
      when: 'Wann: {at}, {minutes} Minuten',
      forYou: 'Bei Ihnen: {at}',
      where: 'Wo: {place}',
      answer:
        'Im Anhang finden Sie die Einladung. Damit können Sie antworten und den Termin in Ihren Kalender übernehmen. Wenn die Zeit nicht passt, antworten Sie einfach mit einem anderen Vorschlag.',
      end: 'Mit freundlichen Grüßen\n{host}',
    }),
    hi: async () => ({
      subject: 'आमंत्रण: {title}',
      hello: 'नमस्ते {name} जी,',
      helloStranger: 'नमस्ते,',
      invite: 'आप एक मीटिंग के लिए आमंत्रित हैं।',
      at: '{day} को {time} बजे',
      inZone: '{at} ({zone})',
      inUtc: '{at} UTC',
      when: 'कब: {at}, {minutes} मिनट',
      forYou: 'आपके यहाँ: {at}',
      where: 'कहाँ: {place}',
      answer:
        'जवाब देने और मीटिंग को अपने कैलेंडर में जोड़ने के लिए साथ का आमंत्रण खोलें। अगर यह समय ठीक न हो, तो इसी ईमेल के जवाब में कोई दूसरा समय बता दीजिए।',
      end: 'सादर,\n{host}',
    }),
    fr: async () => ({
      subject: 'Invitation\u00A0: {title}',
      hello: 'Bonjour {name},',
      helloStranger: 'Bonjour,',
      invite: 'Je vous propose un rendez-vous.',
      at: '{day} à {time}',
      inZone: '{at} ({zone})',
      inUtc: '{at} UTC',
      when: 'Quand\u00A0: {at}, {minutes} minutes',
      forYou: 'Chez vous\u00A0: {at}',
      where: 'Où\u00A0: {place}',
      answer:
        'Ouvrez l’invitation jointe pour répondre et l’ajouter à votre agenda. Si l’horaire ne vous convient pas, répondez-moi en proposant un autre moment.',
      end: 'Cordialement,\n{host}',
    }),
    es: async () => ({
      subject: 'Invitación: {title}',
      hello: 'Hola, {name}:',
      helloStranger: 'Hola:',
      invite: 'Me gustaría invitarle a una reunión.',
      at: '{day} a las {time}',
      inZone: '{at} ({zone})',
      inUtc: '{at} UTC',
      when: 'Cuándo: {at}, {minutes} minutos',
      forYou: 'En su hora local: {at}',
      where: 'Dónde: {place}',
      answer:
        'Abra la invitación adjunta para responder y añadirla a su calendario. Si la hora no le viene bien, respóndame con otra propuesta.',
      end: 'Un cordial saludo,\n{host}',
    }),
    ar: async () => ({
      subject: 'دعوة: {title}',
      hello: 'مرحبًا {name}،',
      helloStranger: 'مرحبًا،',
      invite: 'أودّ دعوتك إلى اجتماع.',
      at: '{day}، الساعة {time}',
      inZone: '{at} ({zone})',
      inUtc: '{at} بالتوقيت العالمي',
      when: 'الموعد: {at}، المدة بالدقائق: {minutes}',
      forYou: 'بتوقيتك المحلي: {at}',
      where: 'المكان: {place}',
      answer:
        'يُرجى فتح الدعوة المرفقة للرد عليها وإضافتها إلى تقويمك. إذا لم يناسبك الموعد، فيمكنك الرد باقتراح موعد آخر.',
      end: 'مع أطيب التحيات،\n{host}',
    }),
  },
};

/** The texts of invitations in one language. */
export type MeetingTexts = TextsOf<typeof meetingMessages>;
