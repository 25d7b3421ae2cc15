import { describe, expect, it } from 'vitest';
import { fieldOfHeader } from './headerNames.ts';

/** Names of columns in the exports of other programs, between bars, by the field that they denote. */
const exports: readonly [program: string, names: string][] = [
  [
    'Outlook in English',
    `first_name: First Name; last_name: Last Name; company: Company; position: Job Title;
    phone: Business Phone | Home Phone; mobile: Mobile Phone;
    email: E-mail Address | E-mail 2 Address; notes: Notes; website: Web Page;
    address: Business Street`,
  ],
  [
    'Outlook in German',
    `first_name: Vorname; last_name: Nachname; company: Firma; position: Position;
    phone: Telefon geschäftlich | Telefon privat; mobile: Mobiltelefon;
    email: E-Mail-Adresse | E-Mail 2: Adresse; notes: Notizen; website: Webseite;
    address: Straße geschäftlich`,
  ],
  [
    'Outlook in French',
    `first_name: Prénom; last_name: Nom; company: Société; position: Titre;
    phone: Téléphone (bureau) | Téléphone (domicile); mobile: Tél. mobile;
    email: Adresse de messagerie | Adresse de messagerie 2; notes: Notes; website: Page Web;
    address: Rue (bureau)`,
  ],
  [
    'Outlook in Spanish',
    `first_name: Nombre; last_name: Apellidos; company: Organización; position: Puesto;
    phone: Teléfono del trabajo | Particular: teléfono; mobile: Móvil;
    email: Dirección de correo electrónico; notes: Notas; website: Página Web;
    address: Calle del trabajo`,
  ],
  [
    'Outlook in Italian',
    `first_name: Nome; last_name: Cognome; company: Società; position: Posizione;
    phone: Telefono (uff.) | Abitazione; mobile: Cellulare; email: Indirizzo posta elettronica;
    notes: Notes; website: Pagina Web; address: Via (uff.)`,
  ],
  [
    'Outlook in Portuguese',
    `first_name: Nome; last_name: Apelido; company: Empresa; position: Cargo;
    phone: Telefone da empresa | Telefone da residência; mobile: Telemóvel;
    email: Endereço de correio electrónico; notes: Notas; website: Página Web;
    address: Rua da empresa`,
  ],
  [
    'Outlook in Brazilian Portuguese',
    `first_name: Nome; last_name: Sobrenome; company: Empresa; position: Cargo;
    phone: Telefone comercial | Telefone residencial; mobile: Telefone celular;
    email: Endereço de email; notes: Anotações; website: Página da Web;
    address: Rua do endereço comercial`,
  ],
  [
    'Outlook in Dutch',
    `first_name: Voornaam; last_name: Achternaam; company: Bedrijf; position: Functie;
    phone: Telefoon op werk | Telefoon thuis; mobile: Mobiele telefoon; email: E-mailadres;
    notes: Notities; website: Webpagina; address: Werkadres, straat`,
  ],
  [
    'Outlook in Polish',
    `first_name: Imię; last_name: Nazwisko; company: Firma; position: Stanowisko;
    phone: Telefon służbowy | Telefon domowy; mobile: Telefon komórkowy; email: Adres e-mail;
    notes: Notatki; website: Strona sieci Web; address: Adres służbowy - ulica`,
  ],
  [
    'Outlook in Czech',
    `first_name: Jméno; last_name: Příjmení; company: Společnost; position: Funkce;
    phone: Telefon (zaměstnání) | Telefon (domů); mobile: Mobilní telefon;
    email: E-mailová adresa; notes: Poznámky; website: Webová stránka; address: Ulice (zaměstnání)`,
  ],
  [
    'Outlook in Slovak',
    `first_name: Meno; last_name: Priezvisko; company: Spoločnosť; position: Funkcia;
    phone: Telefón (práca) | Telefón (domov); mobile: Mobilný telefón; email: E-mailová adresa;
    notes: Poznámky; website: Webová stránka; address: Ulica (práca)`,
  ],
  [
    'Outlook in Hungarian',
    `first_name: Utónév; last_name: Vezetéknév; company: Cég; position: Beosztás;
    phone: Hivatali telefon | Otthoni telefon; mobile: Mobiltelefon; email: E-mail cím;
    notes: Jegyzetek; website: Weblap; address: Hivatali utca`,
  ],
  [
    'Outlook in Romanian',
    `first_name: Prenume; last_name: Nume; company: Firmă; position: Funcție;
    phone: Telefon serviciu | Telefon domiciliu; mobile: Telefon mobil;
    email: Adresă de poștă electronică; notes: Note; website: Pagină Web; address: Strada serviciu`,
  ],
  [
    'Outlook in Bulgarian',
    `first_name: Собствено име; last_name: Фамилно име; company: Фирма; position: Длъжност;
    phone: Служебен телефон | Домашен телефон; mobile: Мобилен телефон; email: Имейл адрес;
    notes: Бележки; website: Уеб страница; address: Служебен адрес`,
  ],
  [
    'Outlook in Greek',
    `first_name: Όνομα; last_name: Επώνυμο; company: Εταιρεία; position: Θέση;
    phone: Τηλέφωνο εργασίας | Τηλέφωνο οικίας; mobile: Κινητό τηλέφωνο;
    email: Διεύθυνση ηλεκτρονικού ταχυδρομείου; notes: Σημειώσεις; website: Ιστοσελίδα;
    address: Οδός εργασίας`,
  ],
  [
    'Outlook in Swedish',
    `first_name: Förnamn; last_name: Efternamn; company: Företag; position: Befattning;
    phone: Telefon, arbete | Telefon, bostad; mobile: Mobiltelefon; email: E-postadress;
    notes: Anteckningar; website: Webbsida; address: Gatuadress, arbete`,
  ],
  [
    'Outlook in Danish',
    `first_name: Fornavn; last_name: Efternavn; company: Firma; position: Stilling;
    phone: Telefon (arbejde) | Telefon (privat); mobile: Mobiltelefon; email: E-mail-adresse;
    notes: Noter; website: Webside; address: Adresse (arbejde)`,
  ],
  [
    'Outlook in Norwegian',
    `first_name: Fornavn; last_name: Etternavn; company: Firma; position: Stilling;
    phone: Telefon arbeid | Telefon privat; mobile: Mobiltelefon; email: E-postadresse;
    notes: Notater; website: Webside; address: Gateadresse, arbeid`,
  ],
  [
    'Outlook in Finnish',
    `first_name: Etunimi; last_name: Sukunimi; company: Yritys; position: Tehtävänimike;
    phone: Työpuhelin | Kotipuhelin; mobile: Matkapuhelin; email: Sähköpostiosoite;
    notes: Muistiinpanot; website: WWW-sivu; address: Työpaikan katuosoite`,
  ],
  [
    'Outlook in Russian',
    `first_name: Имя; last_name: Фамилия; company: Организация; position: Должность;
    phone: Рабочий телефон | Домашний телефон; mobile: Телефон переносной;
    email: Адрес эл. почты | Адрес 2 эл. почты; notes: Заметки; website: Веб-страница;
    address: Улица (раб. адрес)`,
  ],
  [
    'Outlook in Ukrainian',
    `first_name: Ім'я; last_name: Прізвище; company: Організація; position: Посада;
    phone: Робочий телефон | Домашній телефон; mobile: Мобільний телефон;
    email: Адреса електронної пошти; notes: Нотатки; website: Веб-сторінка;
    address: Вулиця (робоча адреса)`,
  ],
  [
    'Outlook in Turkish',
    `first_name: Ad; last_name: Soyadı; company: Şirket; position: İş Unvanı;
    phone: İş Telefonu | Ev Telefonu; mobile: Cep Telefonu; email: E-posta Adresi; notes: Notlar;
    website: Web Sayfası; address: İş Adresi Sokak`,
  ],
  [
    'Outlook in Simplified Chinese',
    `first_name: 名; last_name: 姓; company: 单位; position: 职务; phone: 商务电话 | 住宅电话; mobile: 移动电话;
    email: 电子邮件地址; notes: 附注; website: 网页; address: 商务地址 街道`,
  ],
  [
    'Outlook in Traditional Chinese',
    `first_name: 名字; last_name: 姓氏; company: 公司; position: 職稱; phone: 商務電話 | 住家電話; mobile: 行動電話;
    email: 電子郵件地址; notes: 記事; website: 網頁; address: 商務 - 街道`,
  ],
  [
    'Outlook in Japanese',
    `first_name: 名; last_name: 姓; company: 会社名; position: 役職; phone: 会社電話 | 自宅電話; mobile: 携帯電話;
    email: 電子メール アドレス; notes: メモ; website: Web ページ; address: 番地 (会社)`,
  ],
  [
    'Outlook in Korean',
    `first_name: 이름; last_name: 성; company: 회사; position: 직함; phone: 근무처 전화 | 집 전화; mobile: 휴대폰;
    email: 전자 메일 주소; notes: 메모; website: 웹 페이지; address: 근무지 번지`,
  ],
  [
    'Outlook in Catalan',
    `last_name: Nom | Cognoms; company: Empresa; position: Càrrec; phone: Telèfon de la feina;
    mobile: Mòbil; email: Adreça electrònica`,
  ],
  [
    'Outlook in Croatian',
    `first_name: Ime; last_name: Prezime; company: Tvrtka; position: Radno mjesto;
    phone: Poslovni telefon; mobile: Mobilni telefon; email: Adresa e-pošte; notes: Bilješke;
    website: Web-stranica`,
  ],
  [
    'Outlook in Slovenian',
    `first_name: Ime; last_name: Priimek; company: Podjetje; position: Položaj;
    phone: Službeni telefon; mobile: Mobilni telefon; email: E-poštni naslov; notes: Opombe`,
  ],
  [
    'Outlook in Serbian',
    `first_name: Име; last_name: Презиме; company: Предузеће; position: Радно место;
    phone: Пословни телефон; mobile: Мобилни телефон; email: Адреса е-поште | Е-пошта`,
  ],
  [
    'Outlook in Lithuanian',
    `first_name: Vardas; last_name: Pavardė; company: Įmonė; position: Pareigos;
    phone: Darbo telefonas; mobile: Mobilusis telefonas; email: El. pašto adresas; notes: Pastabos`,
  ],
  [
    'Outlook in Latvian',
    `first_name: Vārds; last_name: Uzvārds; company: Uzņēmums; position: Amats;
    phone: Darba tālrunis; mobile: Mobilais tālrunis; email: E-pasta adrese; notes: Piezīmes`,
  ],
  [
    'Outlook in Estonian',
    `first_name: Eesnimi; last_name: Perekonnanimi; company: Ettevõte; position: Ametinimetus;
    phone: Töötelefon; mobile: Mobiiltelefon; email: Meiliaadress; notes: Märkused`,
  ],
  [
    'Outlook in Hebrew',
    `first_name: שם פרטי; last_name: שם משפחה; company: חברה; position: תפקיד; phone: טלפון בעבודה;
    mobile: טלפון נייד; email: כתובת דואר אלקטרוני; notes: הערות`,
  ],
  [
    'Outlook in Arabic',
    `first_name: الاسم الأول; last_name: اسم العائلة; company: الشركة; position: المسمى الوظيفي;
    phone: هاتف العمل; mobile: الهاتف المحمول; email: عنوان البريد الإلكتروني; notes: ملاحظات`,
  ],
  [
    'Outlook in Vietnamese',
    `first_name: Tên; last_name: Họ; company: Công ty; position: Chức danh;
    phone: Điện thoại cơ quan; mobile: Điện thoại di động; email: Địa chỉ email; notes: Ghi chú`,
  ],
  [
    'Outlook in Thai',
    `first_name: ชื่อ; last_name: นามสกุล; company: บริษัท; position: ตำแหน่ง;
    phone: โทรศัพท์ที่ทำงาน; mobile: โทรศัพท์มือถือ; email: ที่อยู่อีเมล; notes: บันทึกย่อ`,
  ],
  [
    'Outlook in Indonesian',
    `first_name: Nama Depan; last_name: Nama Belakang; company: Perusahaan; position: Jabatan;
    phone: Telepon Kantor; mobile: Telepon Seluler; email: Alamat Email; notes: Catatan`,
  ],
  [
    'Google in English',
    `first_name: First Name | Given Name; last_name: Last Name | Family Name;
    company: Organization Name | Organization 1 - Name;
    position: Organization Title | Organization 1 - Title; email: E-mail 1 - Value;
    phone: Phone 1 - Value; website: Website 1 - Value; address: Address 1 - Formatted`,
  ],
  [
    'Apple in English',
    `first_name: First; last_name: Last; company: Company; email: Email; phone: Phone;
    mobile: Mobile`,
  ],
  [
    'HubSpot in German',
    `first_name: Vorname; last_name: Nachname; email: E-Mail; phone: Telefonnummer;
    assigned_to: Zuständiger Mitarbeiter | Zuständiger Mitarbeiter für Kontakt;
    lead_status: Lead-Status | Lifecycle-Phase;
    company: Zugeordnetes Unternehmen | Primäres zugehöriges Unternehmen | Name des Unternehmens;
    position: Jobbezeichnung`,
  ],
  [
    'HubSpot in French',
    `first_name: Prénom; last_name: Nom de famille; email: E-mail; phone: Numéro de téléphone;
    assigned_to: Propriétaire du contact; lead_status: Statut du lead | Phase du cycle de vie;
    company: Entreprise associée; position: Intitulé de poste`,
  ],
  [
    'HubSpot in Spanish',
    `first_name: Nombre; last_name: Apellidos; email: Correo; phone: Número de teléfono;
    assigned_to: Propietario del contacto; lead_status: Estado del lead | Etapa del ciclo de vida;
    company: Nombre de la empresa; position: Cargo`,
  ],
  [
    'HubSpot in Portuguese',
    `first_name: Nome; last_name: Sobrenome; email: E-mail; phone: Número de telefone;
    assigned_to: Proprietário do contato; lead_status: Status do lead; company: Nome da empresa;
    position: Cargo`,
  ],
  [
    'HubSpot in Japanese',
    `first_name: 名; last_name: 姓; email: Eメール; phone: 電話番号; assigned_to: コンタクト担当者;
    lead_status: リードステータス; company: 会社名; position: 役職`,
  ],
  [
    'HubSpot in Dutch',
    `first_name: Voornaam; last_name: Achternaam; email: E-mail; phone: Telefoonnummer;
    assigned_to: Contacteigenaar; lead_status: Leadstatus; company: Bedrijfsnaam;
    position: Functietitel`,
  ],
  [
    'HubSpot in Italian',
    `first_name: Nome; last_name: Cognome; email: E-mail; phone: Numero di telefono;
    assigned_to: Proprietario del contatto; lead_status: Stato del lead; company: Nome azienda;
    position: Qualifica`,
  ],
  [
    'Salesforce in English',
    `first_name: First Name; last_name: Last Name; company: Company / Account; position: Title;
    phone: Phone; mobile: Mobile; email: Email; source: Lead Source; lead_status: Lead Status;
    assigned_to: Lead Owner`,
  ],
  [
    'Salesforce in German',
    `first_name: Vorname; last_name: Nachname; company: Firma/Account; position: Titel;
    phone: Telefon; mobile: Mobil; email: E-Mail; source: Lead-Quelle; lead_status: Lead-Status;
    assigned_to: Lead-Inhaber | Leadinhaber; notes: Beschreibung`,
  ],
  [
    'Salesforce in French',
    `first_name: Prénom; last_name: Nom; company: Société/Compte; position: Fonction;
    phone: Téléphone; mobile: Mobile; email: E-mail; source: Origine de la piste;
    lead_status: Statut de la piste; assigned_to: Propriétaire de la piste; notes: Description`,
  ],
  [
    'Salesforce in Spanish',
    `first_name: Nombre; last_name: Apellidos; company: Compañía/Cuenta; position: Título;
    phone: Teléfono; mobile: Móvil; email: Correo electrónico; source: Origen del candidato;
    lead_status: Estado del candidato; assigned_to: Propietario del candidato; notes: Descripción`,
  ],
  [
    'Salesforce in Italian',
    `first_name: Nome; last_name: Cognome; company: Società/Account; position: Titolo;
    phone: Telefono; mobile: Cellulare; email: Email; source: Fonte lead; lead_status: Stato lead;
    assigned_to: Titolare lead; notes: Descrizione`,
  ],
  [
    'Salesforce in Brazilian Portuguese',
    `first_name: Nome; last_name: Sobrenome; company: Empresa/Conta; position: Título;
    phone: Telefone; mobile: Celular; email: Email; source: Origem do lead;
    lead_status: Status do lead; assigned_to: Proprietário do lead; notes: Descrição`,
  ],
  [
    'Salesforce in Japanese',
    `first_name: 名; last_name: 姓; company: 会社名/取引先名; position: 役職; phone: 電話; mobile: 携帯;
    email: メール; source: リードソース; lead_status: リード状況; assigned_to: リード所有者`,
  ],
  [
    'Salesforce in Dutch',
    `first_name: Voornaam; last_name: Achternaam; company: Bedrijf/Account; position: Titel;
    phone: Telefoon; mobile: Mobiel; email: E-mail; source: Bron van lead;
    lead_status: Status van lead; assigned_to: Eigenaar van lead`,
  ],
  [
    'Pipedrive in German',
    `full_name: Person - Name; email: Person - E-Mail - Arbeit; phone: Person - Telefon - Arbeit;
    company: Person - Organisation; assigned_to: Person - Besitzer`,
  ],
  [
    'Pipedrive in English',
    `full_name: Person - Name; email: Person - Email - Work; phone: Person - Phone - Work;
    mobile: Person - Phone - Mobile; company: Person - Organization; assigned_to: Person - Owner`,
  ],
  [
    'Zoho in English',
    `assigned_to: Lead Owner; company: Company; first_name: First Name; last_name: Last Name;
    position: Title; email: Email; phone: Phone; mobile: Mobile; source: Lead Source;
    lead_status: Lead Status; notes: Description`,
  ],
  [
    'Zoho in German',
    `assigned_to: Lead-Besitzer; company: Unternehmen; first_name: Vorname; last_name: Nachname;
    position: Titel; email: E-Mail; phone: Telefon; mobile: Mobil; source: Lead-Quelle;
    lead_status: Lead-Status; notes: Beschreibung`,
  ],
  [
    'Zoho in Spanish',
    `assigned_to: Propietario de Posible cliente; company: Empresa; first_name: Nombre;
    last_name: Apellidos; position: Título; email: Correo electrónico; phone: Teléfono;
    mobile: Móvil; source: Fuente de Posible cliente; lead_status: Estado de Posible cliente`,
  ],
  [
    'Eventbrite in English',
    `first_name: First Name; last_name: Last Name; email: Email | Email Address | Buyer Email;
    badge_code: Barcode #; position: Job Title; company: Company; mobile: Cell Phone`,
  ],
  [
    'Eventbrite in German',
    `first_name: Vorname; last_name: Nachname; email: E-Mail | E-Mail-Adresse | E-Mail des Käufers;
    badge_code: Barcode-Nr.; position: Berufsbezeichnung; company: Unternehmen;
    mobile: Handynummer | Telefon (mobil)`,
  ],
  [
    'Eventbrite in French',
    `first_name: Prénom; last_name: Nom de famille; email: E-mail | E-mail de l'acheteur;
    badge_code: Code-barres n°; position: Fonction; company: Société; mobile: Téléphone portable`,
  ],
  [
    'Eventbrite in Spanish',
    `first_name: Nombre; last_name: Apellidos;
    email: Correo electrónico | Correo electrónico del comprador;
    badge_code: N.º de código de barras; position: Cargo; company: Empresa; mobile: Teléfono móvil`,
  ],
  [
    'Eventbrite in Portuguese',
    `first_name: Nome; last_name: Sobrenome; email: Email | Email do comprador;
    badge_code: Nº do código de barras; position: Cargo; company: Empresa; mobile: Celular`,
  ],
  [
    'Eventbrite in Italian',
    `first_name: Nome; last_name: Cognome; email: Email | Email dell'acquirente;
    badge_code: N. codice a barre; position: Qualifica; company: Azienda; mobile: Cellulare`,
  ],
  [
    'Eventbrite in Dutch',
    `first_name: Voornaam; last_name: Achternaam; email: E-mail | E-mailadres koper;
    badge_code: Streepjescode #; position: Functie; company: Bedrijf; mobile: Mobiele telefoon`,
  ],
  [
    'pretix in English',
    `full_name: Attendee name; first_name: Attendee name: Given name;
    last_name: Attendee name: Family name; email: Attendee email | E-mail; company: Company;
    badge_code: Pseudonymization ID | Ticket secret; phone: Phone number`,
  ],
  [
    'pretix in German',
    `full_name: Teilnehmername | Name des Teilnehmers; first_name: Teilnehmername: Vorname;
    last_name: Teilnehmername: Nachname;
    email: E-Mail-Adresse des Teilnehmers | Teilnehmer-E-Mail | E-Mail-Adresse; company: Firma;
    badge_code: Pseudonymisierungs-ID; phone: Telefonnummer`,
  ],
  [
    'pretix in French',
    `full_name: Nom du participant; email: E-mail du participant | Adresse e-mail;
    company: Entreprise; badge_code: ID de pseudonymisation`,
  ],
  [
    'pretix in Spanish',
    `full_name: Nombre del participante;
    email: Email del participante | Correo electrónico del participante; company: Empresa;
    badge_code: ID de seudonimización`,
  ],
  [
    'pretix in Dutch',
    `full_name: Naam van gast | Naam deelnemer; email: E-mailadres van gast | E-mail van deelnemer;
    company: Bedrijf; badge_code: Pseudonimisatie-ID`,
  ],
  [
    'pretix in Italian',
    `full_name: Nome partecipante | Nome del partecipante; email: Email partecipante;
    company: Azienda`,
  ],
  [
    'pretix in Portuguese',
    `full_name: Nome do participante; email: E-mail do participante; company: Empresa`,
  ],
  [
    'pretix in Danish',
    `full_name: Deltagernavn | Deltagers navn; email: Deltagerens e-mail; company: Firma`,
  ],
  ['pretix in Swedish', `full_name: Deltagarens namn; email: Deltagarens e-post; company: Företag`],
  ['pretix in Norwegian', `full_name: Deltakernavn; email: Deltakerens e-post`],
  ['pretix in Finnish', `full_name: Osallistujan nimi; email: Osallistujan sähköposti`],
  [
    'pretix in Polish',
    `full_name: Imię i nazwisko uczestnika; email: E-mail uczestnika; company: Firma`,
  ],
  ['pretix in Czech', `full_name: Jméno účastníka; email: E-mail účastníka`],
  ['pretix in Hungarian', `full_name: Résztvevő neve; email: Résztvevő e-mail`],
  [
    'pretix in Russian',
    `full_name: Имя участника; email: Электронная почта участника | Email участника`,
  ],
  ['pretix in Ukrainian', `full_name: Ім'я учасника; email: Email учасника`],
  ['pretix in Turkish', `full_name: Katılımcı adı; email: Katılımcı e-posta`],
  ['pretix in Greek', `full_name: Όνομα συμμετέχοντα; email: Email συμμετέχοντα`],
  ['pretix in Chinese', `full_name: 参加者姓名 | 参会者姓名; email: 参会者邮箱`],
  ['pretix in Japanese', `full_name: 参加者名 | 参加者氏名; email: 参加者メールアドレス`],
  ['pretix in Korean', `full_name: 참가자 이름 | 참석자 이름; email: 참가자 이메일`],
  [
    'Hi.Events in English',
    `first_name: First Name; last_name: Last Name; email: Email; badge_code: Public ID;
    lead_status: Status`,
  ],
  ['Meetup in English', `full_name: Name; position: Title`],
  [
    'LinkedIn in English',
    `first_name: First Name; last_name: Last Name; website: URL; email: Email Address;
    company: Company; position: Position`,
  ],
  [
    'XING in German',
    `first_name: Vorname; last_name: Nachname; company: Firma; position: Position | Titel;
    email: E-Mail (geschäftlich); phone: Telefon (geschäftlich); mobile: Mobil (geschäftlich);
    website: Webseite`,
  ],
];

describe('the columns of an export are recognised', () => {
  it.each(exports)('%s', (_, names) => {
    const expected = names.split(';').flatMap((line) => {
      const colon = line.indexOf(': ');
      const field = line.slice(0, colon).trim();
      const texts = line.slice(colon + 1).split('|');
      return texts.map((text) => [text.trim(), field]);
    });
    const found = expected.map(([text = '']) => [text, fieldOfHeader(text)?.field]);
    expect(found).toEqual(expected);
  });
});
