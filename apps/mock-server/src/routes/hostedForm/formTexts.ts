import type { LeadFieldWith } from '@cardinal/contract';

/** A field that visitors fill in. */
export type FormField = LeadFieldWith<'partner', true | 'more'>;

export interface FormTexts {
  /** Whether the language is written from right to left. */
  isRightToLeft?: true;
  title: (event: string | null) => string;
  intro: (company: string) => string;
  requiredHint: string;
  fields: Readonly<Record<FormField, string>>;
  /** Title of the fields below the others. */
  more: string;
  optional: string;
  card: string;
  cardHint: string;
  readCard: string;
  send: string;
  trap: string;
  cardRead: string;
  cardUnreadable: string;
  cardFailed: string;
  cardTooLarge: string;
  errors: string;
  errorTitle: string;
  missing: (field: string) => string;
  tooLong: (field: string, most: number) => string;
  wrongEmail: string;
  wrongLink: string;
  wrong: (field: string) => string;
  busy: string;
  sent: string;
  sentText: (company: string) => string;
  another: string;
  ended: string;
  endedText: string;
  forbidden: string;
  forbiddenText: string;
}

const english: FormTexts = {
  title: (event) => (event ? `Your details – ${event}` : 'Your details'),
  intro: (company) => `${company} receives what you enter here and may contact you.`,
  requiredHint: 'Fields marked with * are needed.',
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    position: 'Position',
    mobile: 'Mobile',
    website: 'Website',
    address: 'Address',
    linkedin_url: 'LinkedIn profile',
    notes: 'Message',
  },
  more: 'More details',
  optional: 'optional',
  card: 'Photo of a business card',
  cardHint: 'We read the card and fill in the fields below. The photo is not kept.',
  readCard: 'Read the card',
  send: 'Send',
  trap: 'Leave this field empty',
  cardRead: 'The card was read. Please check the fields, then send them.',
  cardUnreadable: 'No card was found in the photo. Please take it again, or fill in the fields.',
  cardFailed: 'The photo could not be read. Please choose another, or fill in the fields.',
  cardTooLarge: 'The photo is too large. Please choose one of at most 10 MB.',
  errors: 'Please check these fields',
  errorTitle: 'Error',
  missing: (field) => `${field} is required.`,
  tooLong: (field, most) => `${field}: please use at most ${most} characters.`,
  wrongEmail: 'Please enter a complete email address, such as ada@example.com.',
  wrongLink: 'Please enter a web address, such as www.example.com.',
  wrong: (field) => `${field} contains characters that are not allowed.`,
  busy: 'This form cannot take more entries at the moment. Please try again later.',
  sent: 'Thank you',
  sentText: (company) => `Your details have reached ${company}.`,
  another: 'Enter another person',
  ended: 'This form is not available',
  endedText: 'It has expired, was closed by its owner, or its address is not complete.',
  forbidden: 'This form cannot be sent from here',
  forbiddenText: 'The page that sent it is not one of those for which the form was made.',
};

const german: FormTexts = {
  title: (event) => (event ? `Ihre Angaben – ${event}` : 'Ihre Angaben'),
  intro: (company) => `${company} erhält Ihre Angaben und darf sich bei Ihnen melden.`,
  requiredHint: 'Felder mit * werden benötigt.',
  fields: {
    first_name: 'Vorname',
    last_name: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    company: 'Firma',
    position: 'Position',
    mobile: 'Mobil',
    website: 'Website',
    address: 'Adresse',
    linkedin_url: 'LinkedIn-Profil',
    notes: 'Nachricht',
  },
  more: 'Weitere Angaben',
  optional: 'freiwillig',
  card: 'Foto einer Visitenkarte',
  cardHint: 'Wir lesen die Karte und füllen die Felder aus. Das Foto wird nicht aufbewahrt.',
  readCard: 'Karte lesen',
  send: 'Senden',
  trap: 'Dieses Feld bitte leer lassen',
  cardRead: 'Die Karte wurde gelesen. Bitte prüfen Sie die Felder und senden Sie sie ab.',
  cardUnreadable:
    'Auf dem Foto war keine Karte zu finden. Bitte fotografieren Sie sie neu, oder füllen Sie die Felder aus.',
  cardFailed:
    'Das Foto ließ sich nicht lesen. Bitte wählen Sie ein anderes, oder füllen Sie die Felder aus.',
  cardTooLarge: 'Das Foto ist zu groß. Bitte wählen Sie eines mit höchstens 10 MB.',
  errors: 'Bitte prüfen Sie diese Felder',
  errorTitle: 'Fehler',
  missing: (field) => `${field} wird benötigt.`,
  tooLong: (field, most) => `${field}: höchstens ${most} Zeichen.`,
  wrongEmail: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein, etwa ada@example.com.',
  wrongLink: 'Bitte geben Sie eine Webadresse ein, zum Beispiel www.example.com.',
  wrong: (field) => `${field} enthält unzulässige Zeichen.`,
  busy: 'Dieses Formular nimmt gerade keine weiteren Einträge an. Bitte versuchen Sie es später.',
  sent: 'Vielen Dank',
  sentText: (company) => `Ihre Angaben sind bei ${company} angekommen.`,
  another: 'Weitere Person eintragen',
  ended: 'Dieses Formular ist nicht verfügbar',
  endedText: 'Es ist abgelaufen, wurde geschlossen, oder die Adresse ist unvollständig.',
  forbidden: 'Von hier lässt sich dieses Formular nicht senden',
  forbiddenText: 'Die sendende Seite gehört nicht zu denen, für die das Formular gemacht ist.',
};

const french: FormTexts = {
  title: (event) => (event ? `Vos coordonnées – ${event}` : 'Vos coordonnées'),
  intro: (company) => `${company} reçoit vos informations et pourra vous contacter.`,
  requiredHint: 'Les champs marqués d’un * sont obligatoires.',
  fields: {
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    company: 'Société',
    position: 'Fonction',
    mobile: 'Portable',
    website: 'Site web',
    address: 'Adresse',
    linkedin_url: 'Profil LinkedIn',
    notes: 'Message',
  },
  more: 'Plus d’informations',
  optional: 'facultatif',
  card: 'Photo d’une carte de visite',
  cardHint: 'Nous lisons la carte et remplissons les champs. La photo n’est pas conservée.',
  readCard: 'Lire la carte',
  send: 'Envoyer',
  trap: 'Laissez ce champ vide',
  cardRead: 'La carte a été lue. Vérifiez les champs, puis envoyez-les.',
  cardUnreadable:
    'Aucune carte n’a été trouvée sur la photo. Reprenez-la, ou remplissez les champs.',
  cardFailed: 'La photo n’a pas pu être lue. Choisissez-en une autre, ou remplissez les champs.',
  cardTooLarge: 'La photo est trop grande. Choisissez-en une de 10 Mo au plus.',
  errors: 'Vérifiez ces champs',
  errorTitle: 'Erreur',
  missing: (field) => `Le champ « ${field} » est obligatoire.`,
  tooLong: (field, most) => `${field} : ${most} caractères au plus.`,
  wrongEmail: 'Saisissez une adresse e-mail complète, par exemple ada@example.com.',
  wrongLink: 'Saisissez une adresse web, par exemple www.example.com.',
  wrong: (field) => `Le champ « ${field} » contient des caractères non autorisés.`,
  busy: 'Ce formulaire ne peut plus recevoir d’envois pour le moment. Réessayez plus tard.',
  sent: 'Merci',
  sentText: (company) => `Vos coordonnées ont été transmises à ${company}.`,
  another: 'Saisir une autre personne',
  ended: 'Ce formulaire n’est pas disponible',
  endedText: 'Il a expiré, a été fermé, ou son adresse est incomplète.',
  forbidden: 'Ce formulaire ne peut pas être envoyé d’ici',
  forbiddenText: 'La page qui l’envoie ne fait pas partie de celles auxquelles il est destiné.',
};

const spanish: FormTexts = {
  title: (event) => (event ? `Sus datos – ${event}` : 'Sus datos'),
  intro: (company) => `${company} recibe los datos que introduzca y podrá ponerse en contacto.`,
  requiredHint: 'Los campos marcados con * son obligatorios.',
  fields: {
    first_name: 'Nombre',
    last_name: 'Apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    company: 'Empresa',
    position: 'Cargo',
    mobile: 'Móvil',
    website: 'Sitio web',
    address: 'Dirección',
    linkedin_url: 'Perfil de LinkedIn',
    notes: 'Mensaje',
  },
  more: 'Más datos',
  optional: 'opcional',
  card: 'Foto de una tarjeta de visita',
  cardHint: 'Leemos la tarjeta y rellenamos los campos. La foto no se conserva.',
  readCard: 'Leer la tarjeta',
  send: 'Enviar',
  trap: 'Deje este campo vacío',
  cardRead: 'La tarjeta se ha leído. Revise los campos y envíelos.',
  cardUnreadable: 'No hay ninguna tarjeta en la foto. Repítala o rellene los campos.',
  cardFailed: 'No se pudo leer la foto. Elija otra o rellene los campos.',
  cardTooLarge: 'La foto es demasiado grande. Elija una de 10 MB como máximo.',
  errors: 'Revise estos campos',
  errorTitle: 'Error',
  missing: (field) => `El campo «${field}» es obligatorio.`,
  tooLong: (field, most) => `${field}: ${most} caracteres como máximo.`,
  wrongEmail: 'Introduzca una dirección completa, por ejemplo ada@example.com.',
  wrongLink: 'Introduzca una dirección web, por ejemplo www.example.com.',
  wrong: (field) => `El campo «${field}» contiene caracteres no permitidos.`,
  busy: 'Este formulario no admite más envíos por ahora. Inténtelo más tarde.',
  sent: 'Gracias',
  sentText: (company) => `Sus datos han llegado a ${company}.`,
  another: 'Introducir otra persona',
  ended: 'Este formulario no está disponible',
  endedText: 'Ha caducado, se ha cerrado o la dirección está incompleta.',
  forbidden: 'Este formulario no se puede enviar desde aquí',
  forbiddenText: 'La página que lo envía no es una de aquellas para las que se hizo.',
};

const arabic: FormTexts = {
  isRightToLeft: true,
  title: (event) => (event ? `بياناتك – ${event}` : 'بياناتك'),
  intro: (company) => `تصل البيانات التي تدخلها إلى ${company}، وقد تتواصل معك.`,
  requiredHint: 'الحقول التي تحمل علامة * مطلوبة.',
  fields: {
    first_name: 'الاسم الأول',
    last_name: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    company: 'الشركة',
    position: 'المنصب',
    mobile: 'الجوال',
    website: 'الموقع الإلكتروني',
    address: 'العنوان',
    linkedin_url: 'ملف LinkedIn',
    notes: 'الرسالة',
  },
  more: 'تفاصيل إضافية',
  optional: 'اختياري',
  card: 'صورة بطاقة عمل',
  cardHint: 'نقرأ البطاقة ونملأ الحقول أدناه. لا نحتفظ بالصورة.',
  readCard: 'قراءة البطاقة',
  send: 'إرسال',
  trap: 'اترك هذا الحقل فارغًا',
  cardRead: 'تمت قراءة البطاقة. راجع الحقول ثم أرسلها.',
  cardUnreadable: 'لم نجد بطاقة في الصورة. التقطها مرة أخرى أو املأ الحقول.',
  cardFailed: 'تعذرت قراءة الصورة. اختر صورة أخرى أو املأ الحقول.',
  cardTooLarge: 'الصورة كبيرة جدًا. اختر صورة لا تتجاوز 10 ميغابايت.',
  errors: 'راجع هذه الحقول',
  errorTitle: 'خطأ',
  missing: (field) => `الحقل «${field}» مطلوب.`,
  tooLong: (field, most) => `${field}: ‏${most} حرفًا على الأكثر.`,
  wrongEmail: 'أدخل عنوان بريد إلكتروني كاملًا، مثل ada@example.com.',
  wrongLink: 'يرجى إدخال عنوان موقع إلكتروني، مثل www.example.com.',
  wrong: (field) => `يحتوي الحقل «${field}» على أحرف غير مسموح بها.`,
  busy: 'لا يقبل هذا النموذج مزيدًا من الإدخالات الآن. حاول لاحقًا.',
  sent: 'شكرًا لك',
  sentText: (company) => `وصلت بياناتك إلى ${company}.`,
  another: 'إدخال شخص آخر',
  ended: 'هذا النموذج غير متاح',
  endedText: 'انتهت صلاحيته أو أُغلق أو أن عنوانه غير كامل.',
  forbidden: 'لا يمكن إرسال هذا النموذج من هنا',
  forbiddenText: 'الصفحة التي أرسلته ليست من الصفحات المخصصة له.',
};

export const formTexts = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ar: arabic,
} as const;

export type FormLanguage = keyof typeof formTexts;

const isKnown = (language: string): language is FormLanguage => Object.hasOwn(formTexts, language);

/** The language requested by the URL or, failing that, by the browser. @default English */
export function chooseLanguage(asked: string | undefined, accepted: string): FormLanguage {
  const wanted = [asked ?? '', ...accepted.split(',')].map(
    (tag) => /^\s*([a-z]{2,3})\b/i.exec(tag)?.[1]?.toLowerCase() ?? '',
  );
  return wanted.find(isKnown) ?? 'en';
}
