import { chooseLanguage, publicLanguages, type PublicLanguage } from '@cardinal/contract/messages';

/** Says that the code of an element did not arrive. Not with the visitors' other texts: they come later. */
const notLoadedTexts: Readonly<Record<PublicLanguage, string>> = {
  en: 'This could not be loaded. Check the connection and reload the page.',
  de: 'Das konnte nicht geladen werden. Prüfen Sie die Verbindung und laden Sie die Seite neu.',
  fr: 'Le chargement a échoué. Vérifiez la connexion, puis actualisez la page.',
  es: 'No se ha podido cargar. Compruebe la conexión y vuelva a cargar la página.',
  hi: 'यह लोड नहीं हो सका। कनेक्शन जाँचें और पेज दोबारा लोड करें।',
  ar: 'تعذّر التحميل. يُرجى التحقق من الاتصال وإعادة تحميل الصفحة.',
};

/** The text for a locale, with the language that it is in. */
export function notLoaded(locale: string): { language: PublicLanguage; message: string } {
  const language = chooseLanguage([locale], publicLanguages) ?? 'en';
  return { language, message: notLoadedTexts[language] };
}
