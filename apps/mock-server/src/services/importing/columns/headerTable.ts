import type { ImportField } from '@cardinal/contract';

/**
 * Names of columns in the exports of other programs (Excel, Outlook, Google, LinkedIn, HubSpot,
 * Salesforce, Pipedrive, Zoho, Cvent) and in other languages, compared without case, accents and
 * symbols. `!` marks names that are better than others for the same field, `~` those that are used
 * only if there is no other column, `?` those that also need values of ours, and `*` those that also mean
 * something else ("Estado" is a federal state, too) and need values of the field's kind. Columns with `+` have no field of their own and are kept in the
 * notes, with their names.
 */
export const headerTable: Readonly<Record<ImportField, string>> = {
  first_name: `given name|meno|utónév|собствено име|малко име|име|prénom du participant|!prénom participant|
    !vorname des teilnehmers|!nombre del asistente|nom de pila|
    fornavn(e)|prénom usuel|given names|имя контакта|prenumele|jméno kontaktu|名前（名）|
    contact first name|!attendee first name|!attendee given name|registrant first name|invitee first name|
    first name|firstname|fname|given name|forename|christian name|first|lead first name|
    vorname|rufname|prénom|prenom|nombre|nombres|primer nombre|nome|nome próprio|primeiro nome|
    voornaam|roepnaam|imię|imie|förnamn|fornavn|etunimi|jméno|křestní jméno|keresztnév|utónév|
    prenume|ad|adı|isim|имя|ім'я|όνομα|الاسم الأول|שם פרטי|पहला नाम|名|名字|이름|ชื่อ|tên|
    !vorname teilnehmer|!teilnehmer vorname|křestní|krstné meno|ime|първо име|vardas|vārds|eesnimi|nombre de pila|
    nama depan|isim (ad)`,
  last_name: `nume|cognoms|презиме|família|!nachname des teilnehmers|!nom du participant de famille|
    !apellidos del asistente|!sobrenome do participante|
    nom de naissance|apellido paterno|numele de familie|фамилия контакта|姓（漢字）|
    contact last name|!attendee last name|!attendee family name|registrant last name|invitee last name|
    last name|lastname|lname|surname|family name|second name|last|lead last name|
    nachname|familienname|zuname|nom|nom de famille|apellido|apellidos|primer apellido|cognome|
    sobrenome|apelido|último nome|achternaam|familienaam|nazwisko|efternamn|etternavn|efternavn|
    sukunimi|příjmení|priezvisko|vezetéknév|családnév|nume de familie|soyad|soyadı|soyisim|фамилия|
    прізвище|επώνυμο|اسم العائلة|שם משפחה|उपनाम|सरनेम|姓|姓氏|성|นามสกุล|họ|
    !nachname teilnehmer|!teilnehmer nachname|prezime|priimek|фамилно име|pavardė|uzvārds|perekonnanimi|
    nama belakang|apellido(s)`,
  full_name: `nom i cognoms|ime i prezime|ime in priimek|име и презиме|име и фамилия|vardas ir pavardė|
    vardas pavardė|vārds uzvārds|!nombre del participante|!nombre del asistente|!naam van gast|
    !naam van deelnemer|!nome partecipante|!nome do participante|!deltagernavn|!deltagers navn|
    !deltagarens namn|!deltagare|!deltakernavn|!deltakers navn|!osallistujan nimi|
    !imię i nazwisko uczestnika|!jméno účastníka|!meno účastníka|!résztvevő neve|
    !numele participantului|!nume participant|!имя участника|!фио участника|!ім'я учасника|
    !име на участника|!katılımcı adı|!όνομα συμμετέχοντα|!参加者姓名|!参会者姓名|!與會者姓名|!参加者名|!参加者氏名|
    !参加者の名前|!참가자 이름|!참석자 이름|!اسم الحضور|~käufername|~name des käufers|~nom de l'acheteur|
    ~nombre del comprador|~nome do comprador|~nome dell'acquirente|
    имя фамилия|контакт|контактное лицо|имя контактного лица|nombre y apellido(s)|nom prénom|nom, prénom|imię nazwisko|jméno a příjmení|meno a priezvisko|név (teljes)|ad soyadı|isim soyisim|ім’я та прізвище|піб|ονοματεπώνυμο|nama|nama lengkap|联系人|聯絡人|联系人姓名|担当者名|ご担当者|담당자명|attendee full name|badge name|full name (badge)|
    ~file as|registrant|registrant name|invitee|invitee name|lead full name|
    full name|fullname|name|contact name|contact|lead name|lead|person|customer|
    customer name|!attendee|!attendee name|!participant|!participant name|!guest name|!teilnehmername|!teilnehmer name|!name des teilnehmers|
    !nom du participant|!nombre del asistente|!nome do participante|!nome del partecipante|!naam deelnemer|display name|~invoice name|~buyer name|client|
    vollständiger name|kontakt|kontaktname|ansprechpartner|ansprechperson|teilnehmer|
    nom complet|nom et prénom|prénom et nom|contact principal|nombre completo|nombre y apellido|
    nombre y apellidos|contacto|nome completo|nome e cognome|contatto|volledige naam|naam|
    imię i nazwisko|imie i nazwisko|namn|navn|nimi|celé jméno|teljes név|név|nume complet|
    ad soyad|adı soyadı|фио|полное имя|имя и фамилия|الاسم الكامل|الاسم|שם מלא|पूरा नाम|नाम|
    姓名|氏名|お名前|성명|họ và tên|họ tên`,
  email: `e-mail arbeit|adresse de messagerie 1|~adresse de messagerie 2|~adresse de messagerie 3|
    ~dirección de correo electrónico 2|~indirizzo posta elettronica 2|
    endereço de correio electrónico|endereço de correio eletrónico|~endereço de email 2|
    ~endereço de correio electrónico 2|~e-mailadres 2|~adres e-mail 2|~e-mailová adresa 2|
    ~e-mail cím 2|adresă de poștă electronică|~adresă de poștă electronică 2|имейл адрес|имейл|
    ~имейл адрес 2|διεύθυνση ηλεκτρονικού ταχυδρομείου|διεύθυνση ηλ. ταχυδρομείου|e-postadresse|
    ~e-postadress 2|~e-mail-adresse 2|~sähköpostiosoite 2|~адрес 2 эл. почты|
    адреса електронної пошти|~e-posta adresi 2|~电子邮件 2 地址|~電子郵件 2 地址|~電子メール 2 アドレス|~전자 메일 2 주소|
    adreça electrònica|correu electrònic|adresa e-pošte|e-adresa|e-poštni naslov|адреса е-поште|
    е-пошта|имејл|el. pašto adresas|e-pasta adrese|כתובת דואר אלקטרוני|דוא"ל|
    عنوان البريد الإلكتروني|ที่อยู่อีเมล|surel|Eメール|Eメールアドレス|e メール|電子郵件信箱|이메일 주소|
    !email del participante|!correo electrónico del participante|!correo del participante|
    !email del asistente|!e-mailadres van gast|!e-mail van deelnemer|!e-mailadres deelnemer|
    !e-mailadres van deelnemer|!e-mail-adresse des teilnehmers|!e-mail-adresse teilnehmer|
    !e-mail du participant|!adresse e-mail du participant|!email partecipante|
    !e-mail partecipante|!deltagerens e-mail|!deltager-e-mail|!deltagarens e-post|
    !deltagarens e-postadress|!deltakerens e-post|!osallistujan sähköposti|
    !osallistujan sähköpostiosoite|!e-mail uczestnika|!adres e-mail uczestnika|!e-mail účastníka|
    !résztvevő e-mail|!résztvevő e-mail címe|!e-mailul participantului|!email participant|
    !электронная почта участника|!email участника|!e-mail участника|!email учасника|
    !електронна пошта учасника|!имейл на участника|!katılımcı e-posta|!katılımcı e-postası|
    !email συμμετέχοντα|!参会者邮箱|!参加者邮箱|!與會者電子郵件|!参加者メールアドレス|!参加者メール|!참가자 이메일|!참석자 이메일|
    ~e-mail des käufers|~e-mail-adresse des käufers|~käufer-e-mail|~e-mail de l'acheteur|
    ~adresse e-mail de l'acheteur|~correo electrónico del comprador|~correo del comprador|
    ~email do comprador|~e-mail do comprador|~email dell'acquirente|~e-mailadres koper|
    ~e-mailadres van koper|~e-mail kupującego|~e-mail kupujícího|~order email|~contact e-mail|
    adresse de messagerie|dirección de correo electrónico|indirizzo posta elettronica|endereço de e-mail|電子メール アドレス|адрес эл. почты|эл. адрес|электронный адрес|имейл|email адрес|arbejdsmail|e-mailadresse|e-mailcím|e-posta adresi|adresă e-mail|ел. пошта|електронна адреса|διεύθυνση email|电子邮件地址|電子郵件地址|信箱|전자 메일 주소|전자메일|alamat email|địa chỉ email|e-mail cím|sähköpostiosoite|e-pošta|el. paštas|e-pasts|meiliaadress|
    email work|!attendee email|!attendee email address|!attendee e-mail|!attendee e-mail address|!participant email|!guest email|
    !teilnehmer e-mail|!teilnehmer e-mail-adresse|!e-mail teilnehmer|!e-mail des teilnehmers|!email du participant|
    !correo del asistente|!e-mail do participante|!email del partecipante|!e-mail deelnemer|~buyer email|~email buyer|
    ~e-mail 2: adresse|~e-mail 2: address|~e-mail 3 address|~e-mail 3: adresse|~email 3 value|~e-mail 2 - value|~e-mail 3 - value|~e-mail privat|
    e-mail geschäftlich|e-mail (geschäftlich)|e-mail 1|email 1|~email 2|~e-mail 2|registrant email|registrant email address|
    ~email home|~email other|~personal email|~secondary email|~e-mail 2 address|~email 2 value|
    email|e-mail|e mail|mail|email address|e-mail address|mail address|work email|
    business email|email 1 value|e-mail 1 - value|primary email|contact email|lead email|
    e-mail-adresse|emailadresse|mailadresse|courriel|adresse e-mail|adresse email|adresse mail|
    correo|correo electrónico|dirección de correo|email aziendale|indirizzo email|posta elettronica|
    endereço de email|e-mailadres|adres e-mail|adres email|e-post|epost|e-postadress|sähköposti|
    e-mailová adresa|e-mail cím|adresă de email|e-posta|eposta|электронная почта|почта|эл. почта|
    електронна пошта|ηλεκτρονικό ταχυδρομείο|البريد الإلكتروني|البريد|דואר אלקטרוני|אימייל|ईमेल|
    邮箱|电子邮件|电子邮箱|電子郵件|メール|メールアドレス|이메일|อีเมล|thư điện tử`,
  phone: `~particular: teléfono|telefono (uff.)|telefono (uff)|~telefono (ab.)|telefone da empresa|
    ~telefone da residência|~telefone de casa|telefon (zaměstnání)|~telefon (domů)|
    telefón (práca)|~telefón (domov)|hivatali telefon|~otthoni telefon|~telefon domiciliu|
    ~домашен телефон|~τηλέφωνο οικίας|telefon, arbete|~telefon, bostad|~hemtelefon|
    ~privattelefon|telefon arbeid|telefon, arbeid|~telefon, privat|~telefon bolig|~kotipuhelin|
    ~домашній телефон|~住家電話|telèfon|telèfon de la feina|~telèfon particular|poslovni telefon|
    ~kućni telefon|službeni telefon|~domači telefon|пословни телефон|~кућни телефон|
    darbo telefonas|~namų telefonas|darba tālrunis|~mājas tālrunis|töötelefon|~kodutelefon|
    טלפון בעבודה|~טלפון בבית|هاتف العمل|~هاتف المنزل|điện thoại cơ quan|~điện thoại nhà riêng|
    โทรศัพท์ที่ทำงาน|~โทรศัพท์บ้าน|telepon kantor|~telepon rumah|téléphone (travail)|
    téléphone fixe|tel. geschäftlich|tel. privat|tel.-nr.|rufnummer geschäftlich|会社の電話番号|勤務先電話番号|
    회사 전화번호|办公室电话|公司电话|联系电话|聯絡電話|contact phone|contact telefoon|telefono fisso|телефон рабочий|
    контактный телефон|контактний телефон|
    telefon (arbete)|arbetstelefon|arbejdstelefon|telefon (arbejde)|jobbtelefon|telefon do zaměstnání|telefón do práce|munkahelyi telefon|telefon serviciu|робочий телефон|служебен телефон|τηλέφωνο εργασίας|เบอร์โทร|nomor telepon|telepon|商務電話|公司電話|근무처 전화|work phone 1|phone (work)|office phone|main phone|tél|tél.|tel.|telefone fixo|teléfono fijo|työpuhelin|
    phone work|work phone number|direct phone|direct dial|business phone 2|~phone 2 - value|~phone 3 - value|~phone 2|~phone 3|phone 1|
    telefon geschäftlich|telefon (geschäftlich)|telefon firma|telefon arbeit|geschäftstelefon|firmentelefon|durchwahl|~telefon geschäftlich 2|
    ~telefon privat|~telefon (privat)|~telefon privat 2|~weiteres telefon|~telefon zentrale|téléphone (bureau)|téléphone bureau|
    téléphone professionnel|~téléphone (domicile)|~téléphone domicile|~téléphone personnel|teléfono del trabajo|teléfono de trabajo|~teléfono particular|
    ~teléfono personal|ufficio|telefono ufficio|~abitazione|~telefono abitazione|telefone comercial|~telefone residencial|
    telefoon op werk|telefoon werk|~telefoon thuis|telefon służbowy|~telefon domowy|rabatelefon|iş telefonu|~ev telefonu|рабочий телефон|~домашний телефон|
    勤務先電話|会社電話|~自宅電話|商务电话|办公电话|~住宅电话|회사 전화|~집 전화|telefón|telefonas|tālrunis|~company main phone|~home phone|
    ~home phone number|~phone home|~phone other|~other phone|~phone 2 value|phone|phone number|
    telephone|telephone number|tel|tel no|work phone|business phone|phone 1 value|phone 1 - value|
    primary phone|contact number|whatsapp|whatsapp number|telefon|telefonnummer|rufnummer|téléphone|
    numéro de téléphone|teléfono|número de teléfono|telefono|numero di telefono|telefone|
    número de telefone|telefoon|telefoonnummer|numer telefonu|telefonnr|puhelin|puhelinnumero|
    telefonszám|număr de telefon|телефон|номер телефона|τηλέφωνο|الهاتف|رقم الهاتف|טלפון|फ़ोन|फोन|电话|
    電話|電話番号|전화|전화번호|โทรศัพท์|điện thoại|số điện thoại`,
  mobile: `telefon (mobil)|telefon mobilny|numer komórki|mobilusis telefonas|mobilais tālrunis|
    mobiiltelefon|mobilni telefon|mobitel|gsm telefon|мобилни телефон|мобилен|мобильный тел.|
    טלפון נייד|הטלפון הנייד|الهاتف المحمول|رقم الجوال|điện thoại di động|โทรศัพท์มือถือ|มือถือ|
    telepon seluler|ponsel|telèfon mòbil|mòbil|mob.|mob|tel. (mobil)|handy-nr.|携帯番号|携帯電話番号|
    휴대폰 번호|行動電話號碼|手機號碼|teléfono celular|nº de celular|n° de portable|cellulare aziendale|
    tél. mobile|tél mobile|numéro de portable|portable professionnel|telefone celular|telefone móvel|telemovel|телефон переносной|мобильный номер|сотовый|сотовый телефон|мобільний телефон|мобилен телефон|κινητό τηλέφωνο|mobilní telefon|mobilný telefón|telefon mobil|gsm|gsm nummer|移动电话|行動電話|手机号|手机号码|휴대 전화|휴대전화|핸드폰|mobiel nummer|matkapuhelinnumero|nomor hp|no hp|mobil szám|mobiltelefonszám|mobil (geschäftlich)|mobiltelefon (geschäftlich)|
    mobile|mobile phone|mobile number|mobile phone number|phone mobile|cell|cell phone|cellphone|
    cell number|handy|handynummer|mobil|mobilnummer|mobiltelefon|portable|téléphone portable|mobile phone 1|
    móvil|celular|teléfono móvil|cellulare|~mobile phone 2|~mobile 2|mobiltelefon geschäftlich|mobil geschäftlich|mobil telefon|handynr|cell number 1|tel mobile|téléphone mobile|telefono cellulare|telemóvel|mobiel|mobiele telefoon|komórka|telefon komórkowy|
    mobiltelefonnummer|matkapuhelin|mobilní telefon|mobilszám|cep telefonu|cep|мобильный|мобильный телефон|
    мобільний|κινητό|الجوال|נייד|मोबाइल|手机|手機|携帯|携帯電話|휴대폰`,
  company: `організація|firmă|societate|предузеће|фірма|підприємство|zugeordnetes unternehmen|
    zugehöriges unternehmen|primäres zugehöriges unternehmen|name des unternehmens|
    unternehmensname|name der firma|firma/account|firma / account|entreprise associée|
    société/compte|société / compte|nom de la société|compañía/cuenta|cuenta|società/account|
    nome azienda|nome dell'azienda|empresa/conta|conta|bedrijf/account|account/bedrijf|会社名/取引先名|
    取引先名|勤務先名|所属|所属会社|貴社名|御社名|소속|기관명|公司名|企业名称|单位名称|公司/組織|nom empresa|
    organizacja|organizace|spoločnosť|podjetje|tvrtka|poduzeće|įmonė|uzņēmums|ettevõte|kurum|kuruluş|firma adı|наименование организации|название компании|организація|назва компанії|οργανισμός|επωνυμία|单位|單位|公司/单位|公司名稱|勤務先|企業名|회사 이름|업체명|perusahaan|nama perusahaan|tổ chức|institution|exhibitor|unternehmen/organisation|firma / organisation|arbeitgeber|
    !attendee company|associated company|primary associated company|primary company|company / account|
    current company|registrant company|attendee company|
    company|company name|organization|organisation|organization name|account|
    account name|employer|business|business name|firm|organization 1 - name|
    firma|firmenname|unternehmen|betrieb|gesellschaft|société|entreprise|nom de l'entreprise|
    organisme|empresa|compañía|nombre de la empresa|organización|azienda|società|ragione sociale|
    companhia|nome da empresa|bedrijf|bedrijfsnaam|organisatie|nazwa firmy|przedsiębiorstwo|
    företag|företagsnamn|bedrift|selskap|virksomhed|yritys|společnost|cég|cégnév|companie|şirket|
    şirket adı|компания|организация|фирма|компанія|εταιρεία|الشركة|اسم الشركة|חברה|कंपनी|公司|
    公司名称|企业|会社|会社名|회사|회사명|บริษัท|công ty`,
  position: `càrrec|radno mjesto|položaj|delovno mesto|радно место|длъжност|ametinimetus|jobbezeichnung|
    stellenbezeichnung|funktion / position|título|titolo|título do cargo|nombre del puesto|
    poste / fonction|직함|직급|役職名|部署役職|肩書き|頭銜|job function|посада / роль|
    pareigų pavadinimas|görevi|ünvanı|τίτλος θέσης|munkakör|pozíció|munkaköri cím|
    titre du poste|intitulé de poste|poste occupé|funkce|funkcia|funkcija|pareigos|amats|ametikoht|職稱|职称|職務|職種|job title (attendee)|jabatan|nhiệm vụ|tittel|työnimike|puesto de trabajo|denominazione posizione|função/cargo|stanowisko pracy|zawód|iş unvanı|
    !job title|!organization 1 - title|!organization title|~occupation|~profession|~headline|
    position|title|job|role|job position|designation|function|
    position|stelle|funktion|berufsbezeichnung|jobtitel|beruf|poste|
    fonction|intitulé du poste|titre|cargo|puesto|posizione|ruolo|qualifica|mansione|função|
    functie|functietitel|stanowisko|befattning|titel|stilling|tehtävänimike|pozice|pozícia|
    beosztás|funcție|pozisyon|unvan|ünvan|görev|должность|посада|θέση|المسمى الوظيفي|المنصب|תפקיד|
    पद|职位|職位|职务|役職|직책|직위|ตำแหน่ง|chức vụ|chức danh`,
  website: `webpagina|strona sieci web|strona internetowa firmy|webová stránka|webová stránka firmy|
    weblap|honlap|pagină web|уеб страница|уебсайт|webbsida|webbadress|webside|webadresse|
    www-sivu|веб-страница|веб-сторінка|веб-сайт компании|web sayfası|网页|網頁|web ページ|webページ|웹 페이지|
    pàgina web|web-stranica|spletno mesto|веб страница|tinklalapis|mājaslapa|veebileht|
    דף אינטרנט|صفحة ويب|trang web công ty|เว็บเพจ|halaman web|www|page web (travail)|
    page web|page internet|site de l’entreprise|strona|web stránka|internetová stránka|spletna stran|网址|網址|ホームページ|url サイト|홈페이지|laman web|企业网站|
    web|web page|webpage|web site|website url|homepage|home page|url|company website|business website|
    website 1 - value|website 1 value|internet|webseite|internetseite|site|site web|sitio web|página web|
    sito web|sito|página da web|webbplats|hemsida|hjemmeside|nettsted|kotisivu|strona www|strona internetowa|
    webové stránky|weboldal|site internet|web sitesi|сайт|веб-сайт|ιστοσελίδα|الموقع الإلكتروني|אתר|वेबसाइट|网站|網站|
    ウェブサイト|웹사이트|เว็บไซต์|trang web`,
  address: `straße geschäftlich|strasse geschäftlich|calle del trabajo|via (uff.)|rua da empresa|
    rua do endereço comercial|werkadres, straat|adres służbowy - ulica|ulice (zaměstnání)|
    ulica (práca)|hivatali utca|strada serviciu|служебен адрес|οδός εργασίας|gatuadress, arbete|
    adresse (arbejde)|gateadresse, arbeid|työpaikan katuosoite|улица (раб. адрес)|
    вулиця (робоча адреса)|iş adresi sokak|商务地址 街道|商務 - 街道|番地 (会社)|근무지 번지|adreça|adresa sídla|
    rue (bureau)|adresse (bureau)|adresse professionnelle|dirección del trabajo|
    indirizzo ufficio|endereço comercial|адрес организации|勤務先住所|公司地址|회사 주소|alamat|ulica i numer|
    postal address|street address|mailing address|business address|work address|full address|
    business street|address 1 - formatted|address 1 formatted|mailing street|adresse|anschrift|
    postanschrift|geschäftsadresse|adresse postale|dirección|dirección postal|indirizzo|endereço|
    morada|adres|adress|osoite|adresa|cím|adresă|адрес|почтовый адрес|адреса|διεύθυνση|العنوان|
    כתובת|पता|地址|住所|주소|ที่อยู่|địa chỉ`,
  linkedin_url: `linkedin-profil-url|url del perfil de linkedin|url du profil linkedin|linkedin profil url|
    linkedin-url|профиль в linkedin|in-profil|person - linkedin|
    linkedin profil|linkedin account|linkedin handle|profil xing und linkedin|リンクトイン|ссылка на linkedin|enlace de linkedin|lien linkedin|
    linkedin|linkedin url|linkedin profile|linkedin profile url|linkedin bio|linkedin link|
    person linkedin url|contact linkedin url|profile url|public profile url|linkedin-profil|profil linkedin|
    perfil de linkedin|profilo linkedin|perfil do linkedin|linkedin-profiel|профиль linkedin|领英|링크드인`,
  lead_status: `~lifecycle-phase|~phase du cycle de vie|~etapa del ciclo de vida|~fase del ciclo di vita|
    ~fase do ciclo de vida|~ライフサイクルステージ|status do lead|statut du lead|statut de la piste|
    estado del candidato|estado de posible cliente|stato lead|stato del lead|status van lead|
    leadstatus|リード状況|リードステータス|stav leadu|status leada|статус лида|статус ліда|lead durumu|
    leadin tila|
    *contact status|~lifecycle stage|~stage|~lead stage|?label|?priority|~rating|~temperature|
    ~lead rating|lead status|lead_status|leadstatus|estado del lead|estado do lead|
    *status|*statut|*état|*estado|*stato|*stav|*durum|*статус|*stan|*tila|*állapot|*stare|
    *κατάσταση|*الحالة|*סטטוס|*स्थिति|*状态|*狀態|*ステータス|*상태|*สถานะ|*trạng thái`,
  lead_type: `?type|?lead type|lead_type|?leadtyp|?typ|?type de lead|?tipo|?tipo de lead|?tür|?тип|
    ?النوع|?प्रकार|?类型|?タイプ|?유형`,
  source: `origine de la piste|source de la piste|origen del candidato|fuente de posible cliente|
    fonte lead|fonte del lead|origem do lead|bron van lead|leadbron|リードソース|źródło leada|
    zdroj leadu|источник лида|джерело ліда|lead kaynağı|originalquelle|source d'origine|
    fuente original|fonte original|
    original source type|original traffic source|source name|~lead source detail|~source origin|~channel|
    ~campaign|~how did you hear about us|
    source|lead source|origin|original source|leadquelle|quelle|herkunft|
    provenance|origine|fuente|origen|origine del lead|fonte|origem|bron|źródło|källa|kilde|lähde|
    zdroj|forrás|sursă|kaynak|источник|джерело|πηγή|المصدر|מקור|स्रोत|来源|來源|ソース|출처|
    ที่มา|nguồn`,
  notes: `бележки|забележки|附注|記事|bilješke|opombe|белешке|pastabos|piezīmes|märkused|บันทึกย่อ|
    descripción|descrizione|descrição|説明|notizen / bemerkungen|interne notiz|
    comentários internos|comentarios internos|commentaires internes|uwagi / komentarz|
    poznámky / komentář|notatka|anmärkningar|lisätiedot|muistiinpano|opis|popis|
    anotações|anotacoes|notizen/bemerkungen|remarques internes|комментарии|примечания|нотатки|коментар|коментарі|забележка|σχόλια|poznámka k|megjegyzések|备注信息|说明|說明|附註|特記事項|비고란|catatan|lưu ý|huomautukset|merknader|bemærkninger|kommentti|
    lead notes|~qualification notes|~conversation notes|
    notes|note|comment|comments|remark|remarks|description|message|details|
    notizen|notiz|bemerkung|bemerkungen|kommentar|anmerkung|anmerkungen|beschreibung|
    remarque|remarques|commentaire|commentaires|notas|nota|comentarios|comentario|observaciones|
    note aggiuntive|commenti|osservazioni|comentários|observações|observação|observacao|observación|observación general|osservazione|commento|opmerking|opmerkingen|notities|
    notatki|uwagi|anteckningar|kommentarer|notater|noter|muistiinpanot|poznámky|poznámka|
    jegyzetek|megjegyzés|notițe|notlar|açıklama|заметки|комментарий|примечание|примітки|σημειώσεις|
    ملاحظات|הערות|टिप्पणी|नोट्स|备注|備註|メモ|備考|메모|비고|หมายเหตุ|ghi chú|
    +fax|+fax number|+business fax|+work fax|+company fax|+fax work|+home fax|+other fax|+telefax|
    +faxnummer|+fax geschäftlich|+fax (geschäftlich)|+fax privat|+weiteres fax|+télécopie|+télécopieur|
    +fax (bureau)|+fax professionnel|+fax del trabajo|+fax de trabajo|+fax comercial|+fax ufficio|
    +fax (uff.)|+fax werk|+fax op werk|+faks|+faks służbowy|+iş faksı|+факс|+рабочий факс|+φαξ|
    +فاكس|+פקס|+传真|+商务传真|+傳真|+商務傳真|+ファックス|+ファックス番号|+会社 fax|+팩스|+근무처 팩스|
    +pager|+pager number|+pieper|+personenruf|+buscapersonas|+cercapersone|+пейджер|+寻呼机|
    +salutation|+courtesy title|+name prefix|+honorific|+academic title|+anrede|+titel|+akademischer titel|
    +civilité|+tratamiento|+trattamento|+titolo|+aanhef|+suffix|+name suffix|+namenszusatz|+suffixe|
    +sufijo|+suffisso|+achtervoegsel|+middle name|+additional name|+weitere vornamen|+zweiter vorname|
    +deuxième prénom|+segundo nombre|+secondo nome|+tweede voornaam|+отчество|+по батькові|+nickname|+spitzname|
    +department|+organization department|+organization 1 - department|+division|+abteilung|
    +service|+département|+departamento|+reparto|+afdeling|+dział|+avdelning|+avdeling|+osasto|+oddělení|
    +oddelenie|+osztály|+departament|+bölüm|+отдел|+відділ|+отдел/подразделение|+τμήμα|+部门|+部門|+部署|+所属部署|+부서`,
  assigned_to: `zuständiger mitarbeiter|zuständiger mitarbeiter für kontakt|kontakt-inhaber|lead-inhaber|
    leadinhaber|lead-besitzer|besitzer|inhaber|propriétaire du contact|propriétaire de la piste|
    propriétaire|propietario del contacto|propietario del candidato|
    propietario de posible cliente|propietario del lead|proprietário do contato|
    proprietário do lead|proprietario del contatto|titolare lead|proprietario lead|
    contacteigenaar|eigenaar van lead|leadeigenaar|コンタクト担当者|リード所有者|właściciel kontaktu|
    vlastník kontaktu|владелец контакта|kontaktägare|kontaktejer|kontakteier|
    owner name|owner full name|lead owner name|contact owner name|person owner|record owner|
    assigned to|assigned_to|assignee|assigned|owner|lead owner|contact owner|agent|
    sales agent|sales rep|responsible|account owner|zugewiesen an|zuständig|verantwortlich|
    bearbeiter|betreuer|vertriebler|attribué à|responsable|commercial|asignado a|propietario|
    assegnato a|responsabile|atribuído a|responsável|toegewezen aan|eigenaar|przypisany do|
    opiekun|tilldelad|ansvarig|atanan|sorumlu|ответственный|менеджер|المسؤول|负责人|担当者|담당자`,
  badge_code: `code-barres n°|n° de code-barres|n.º de código de barras|nº de código de barras|
    nº do código de barras|número do código de barras|n. codice a barre|streepjescode #|
    streepjescodenummer|barcode-nr.|id de pseudonymisation|id de seudonimización|
    id di pseudonimizzazione|pseudonimisatie-id|pseudonymiserings-id|pseudonimizacja id|
    id псевдонимизации|~tajný klíč vstupenky|~ticket-geheimnis|штрихкод билета|streckkod|
    stregkode|strekkode|viivakoodi|čárový kód|čiarový kód|vonalkód|cod de bare|баркод|barkod|
    γραμμωτός κώδικας|條碼|qr 코드|qrコード|qr-koodi|
    attendee barcode|barcode(s)|qr data|qr content|~ticket reference|~booking reference|~ticket code (barcode)|badge nr|badge #|barcode #|~номер билета|штрих-код|código de acreditación|n° de badge|kod qr|kod kreskowy biletu|
    !badge code|badge|badge id|badge no|badge number|badge barcode|barcode|bar code|qr code|
    scan code|lead retrieval id|barcode no|barcode nr|barcode number|barcode value|pseudonymization id|pseudonymisation id|pseudonymisierungs-id|
    badge uuid|qr code value|qr|code qr|~attendee no|~attendee number|~public id|~ticket no|~ticket barcode|~ticket secret|~secret|
    ~registration no|~order barcode|~ticket uuid|strichcode|strichcode-nr|~ticket-code|~ticket-nr|~ticket-id|código qr|código do ingresso|
    ~código de la entrada|~código de entrada|~numéro de billet|~code du billet|~codice biglietto|~ticketnummer|~attendee id|~registrant id|~visitor id|~registration id|
    ~registration number|~reg id|~ticket code|~ticket number|~ticket id|
    ausweiscode|ausweisnummer|badge-nummer|badgenummer|~besuchernummer|~ticketnummer|
    code badge|numéro de badge|code-barres|código de barras|código de credencial|credencial|
    codice badge|codice a barre|código do crachá|crachá|streepjescode|kod kreskowy|штрихкод|
    バーコード|条形码|条码|바코드`,
  // Columns of answers can also be named like the questions of events.
  event: '',
  answers: '',
};
