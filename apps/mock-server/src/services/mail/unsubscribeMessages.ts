import type { Catalogue, TextsOf } from '@cardinal/contract/messages';

/** Languages of the page that the link in emails opens. */
export const unsubscribeLanguages = ['en', 'de', 'hi', 'ar'] as const;

/** A language of that page. */
export type UnsubscribeLanguage = (typeof unsubscribeLanguages)[number];

const english = {
  deadLink: {
    title: 'This link does not work',
    text: 'The link is incomplete, or its email has been deleted. Please open the link in the latest email.',
  },
  ask: {
    title: 'Unsubscribe from these emails?',
    text: 'No more emails will be sent to {address}.',
    unsubscribe: 'Unsubscribe',
  },
  askDigest: {
    title: 'Stop the morning email?',
    text: 'Cardinal will no longer write to {address} in the morning. You can turn it on again in your profile.',
    stop: 'Stop it',
  },
  done: {
    title: 'You are unsubscribed',
    text: 'No more emails will be sent to {address}. You can close this page.',
  },
  doneDigest: {
    title: 'The morning email is off',
    text: 'Cardinal no longer writes to {address} in the morning. You can close this page.',
  },
} as const;

/** Every text of that page. Together they are too short to load one language alone. */
export const unsubscribeMessages: Catalogue<typeof english, UnsubscribeLanguage> = {
  english,
  translations: {
    de: async () => ({
      deadLink: {
        title: 'Dieser Link funktioniert nicht',
        text: 'Der Link ist unvollständig oder die zugehörige E-Mail wurde gelöscht. Bitte öffnen Sie den Link in der neuesten E-Mail.',
      },
      ask: {
        title: 'Diese E-Mails abbestellen?',
        text: 'An {address} werden keine E-Mails mehr gesendet.',
        unsubscribe: 'Abbestellen',
      },
      askDigest: {
        title: 'Die E-Mail am Morgen abbestellen?',
        text: 'Cardinal schreibt morgens nicht mehr an {address}. In Ihrem Profil können Sie die E-Mail wieder einschalten.',
        stop: 'Abbestellen',
      },
      done: {
        title: 'Sie haben die E-Mails abbestellt',
        text: 'An {address} werden keine E-Mails mehr gesendet. Sie können diese Seite schließen.',
      },
      doneDigest: {
        title: 'Die E-Mail am Morgen ist abbestellt',
        text: 'Cardinal schreibt morgens nicht mehr an {address}. Sie können diese Seite schließen.',
      },
    }),
    hi: async () => ({
      deadLink: {
        title: 'यह लिंक काम नहीं करता',
        text: 'लिंक अधूरा है, या उसका ईमेल मिटा दिया गया है। कृपया सबसे नए ईमेल का लिंक खोलें।',
      },
      ask: {
        title: 'क्या ये ईमेल बंद करने हैं?',
        text: '{address} पर आगे कोई ईमेल नहीं भेजा जाएगा।',
        unsubscribe: 'ईमेल बंद करें',
      },
      askDigest: {
        title: 'क्या सुबह का ईमेल बंद करना है?',
        text: 'Cardinal सुबह {address} पर ईमेल नहीं भेजेगा। आप इसे अपनी प्रोफ़ाइल में फिर से चालू कर सकते हैं।',
        stop: 'बंद करें',
      },
      done: {
        title: 'ईमेल बंद कर दिए गए हैं',
        text: '{address} पर आगे कोई ईमेल नहीं भेजा जाएगा। आप यह पेज बंद कर सकते हैं।',
      },
      doneDigest: {
        title: 'सुबह का ईमेल बंद है',
        text: 'Cardinal अब सुबह {address} पर ईमेल नहीं भेजता। आप यह पेज बंद कर सकते हैं।',
      },
    }),
    ar: async () => ({
      deadLink: {
        title: 'هذا الرابط لا يعمل',
        text: 'الرابط غير مكتمل أو حُذفت الرسالة التي ورد فيها. يُرجى فتح الرابط الموجود في أحدث رسالة.',
      },
      ask: {
        title: 'هل تريد إلغاء الاشتراك في هذه الرسائل؟',
        text: 'لن تُرسَل أي رسائل أخرى إلى \u2066{address}\u2069.',
        unsubscribe: 'إلغاء الاشتراك',
      },
      askDigest: {
        title: 'هل تريد إيقاف الرسالة الصباحية؟',
        text: 'لن يراسل Cardinal العنوان \u2066{address}\u2069 في الصباح بعد الآن. يمكنك تفعيلها مجددًا من ملفك الشخصي.',
        stop: 'إيقاف',
      },
      done: {
        title: 'تم إلغاء اشتراكك',
        text: 'لن تُرسَل أي رسائل أخرى إلى \u2066{address}\u2069. يمكنك إغلاق هذه الصفحة.',
      },
      doneDigest: {
        title: 'الرسالة الصباحية متوقفة',
        text: 'لم يعد Cardinal يراسل العنوان \u2066{address}\u2069 في الصباح. يمكنك إغلاق هذه الصفحة.',
      },
    }),
  },
};

/** The texts in one language. */
export type UnsubscribeTexts = TextsOf<typeof unsubscribeMessages>;
