import { wordPattern } from '@cardinal/contact/people/strings';

/*
 * The words by which a person, too, tells the parts of a card. Texts are compared without
 * accents (`withoutAccents`), except where a pattern says otherwise.
 */

/** Words of positions. */
export const roleWords = wordPattern(`
  c[efotmirhpsd]o cxo vp avp svp evp gm agm md president vice_president chair(?:man|woman|person)? (?:co_?)?founder owner
  co-owner proprietor proprietari[oa] partner principal head chief lead leader manager managing mgr executive exec officer
  director[a]? dir engineer architect developer programmer designer analyst consultant advis[oe]r specialist coordinator
  administrator assistant associate accountant auditor attorney lawyer advocate solicitor barrister paralegal notary
  physician doctor surgeon cardiologist dentist nurse therapist physiotherapist pharmacist professor lecturer teacher
  researcher scientist chemist biologist technician technologist supervisor superintendent representative rep agent broker realtor
  salesperson salesman buyer planner strategist editor journalist writer copywriter author photographer translator interpreter
  chef sommelier distiller brewer baker barista secretary treasurer trustee counsel counsell?or coach trainer recruiter operator
  surveyor inspector controller comptroller investor banker underwriter actuary pilot captain driver foreman contractor
  electrician plumber mechanic artist musician producer stylist beautician optometrist veterinarian psychologist
  dietitian nutritionist curator librarian intern trainee fellow member expert evangelist scrum_master merchandiser procurement purchasing
  human_resources hr r&d customer_success business_development quality_assurance account_manager key_account
  direktor(?:in)? leiter(?:in)? \\p{L}*leiter(?:in)? geschaftsfuhrer(?:in)? geschaftsleitung geschaftsfuhrung inhaber(?:in)? vorstand(?:svorsitzende[r]?)? prokurist(?:in)? ingenieur(?:in)?
  berater(?:in)? \\p{L}*berater(?:in)? entwickler(?:in)? vertrieb\\p{L}* einkauf\\p{L}* verkauf\\p{L}* architekt(?:in)? rechtsanwalt rechtsanwaltin steuerberater(?:in)? assistent(?:in)? sachbearbeiter(?:in)? meister(?:in)? arzt arztin gesellschafter(?:in)? referent(?:in)? beauftragte[r]? kaufmann kauffrau
  directeur directrice gerant[e]? responsable ingenieure? architecte commercial[e]? charge[e]?_d[e'’]? chef_d[e'’] chef_de conseiller[e]? conseillere avocat[e]? president[e]? fondateur fondatrice associe[e]? comptable inspecteur acheteu(?:r|se) vendeu(?:r|se) consultant[e]? assistante redact(?:eur|rice) dirigeant[e]?
  gerente jef[ea] encargad[oa] ingenier[oa] arquitect[oa] abogad[oa] consultor[a]? asesor[a]? vendedor[a]? vende?dora coordinador[a]? administrador[a]? administrativ[oa] analista especialista asistente soci[oa] fundador[a]? director[a]? subdirector[a]? presidente contador[a]? representante ejecutiv[oa] licenciad[oa] medic[oa] comprador[a]? responsable_de
  diretor[a]? gestor[a]? engenheir[oa] arquitet[oa] advogad[oa] coordenador[a]? assistente supervisor[a]? socio socia presidente tecnic[oa] chefe encarregad[oa] vendas
  direttore direttrice amministratore amministratrice delegato responsabile ingegnere architetto avvocato titolare fondatore fondatrice socio consulente impiegat[oa] venditore commercialista capo dottoressa
  directeur manager medewerker zaakvoerder bestuurder adviseur verkoper inkoper hoofd eigenaar oprichter vertegenwoordiger projectleider accountmanager
  vd saljare saljchef salja forsaljningschef \\p{L}*chef \\p{L}*sjef radgivare konsult konsulent daglig_leder direktor ingenjor ingenior toimitusjohtaja myyntipaallikko \\p{L}*paallikko johtaja grundare
  prezes dyrektor kierownik specjalista menedzer menadzer inzynier ksiegow[ya] wlasciciel(?:ka)? przedstawiciel handlowiec doradca zastepca architekt radca adwokat wspolwlasciciel
  jednatel reditel(?:ka)? vedouci obchodni_zastupce manazer(?:ka)? specialista majitel(?:ka)?
  ugyvezeto igazgato vezerigazgato vezeto mernok tanacsado ertekesitesi_\\p{L}+
  mudur muduru genel_mudur direktoru yonetici yoneticisi muhendis muhendisi uzman uzmani kurucu ortak baskan baskani danisman sorumlusu temsilcisi avukat mimar
  illustrator winemaker vintner enolog[oa] oenologue projektled(?:er|are) kommunikationschef daglig_leder grafiker(?:in)? disenador[a]? enfermeir[oa] nutricionista psicolog[oa] dentista fotograf[oa] cocinero musico florist gardener landscaper tailor goldsmith jeweler builder carpenter joiner roofer painter decorator
  giam_doc truong_phong pho_giam_doc giam_doc_\\p{L}+
  estimator valuer appraiser skipper guide ranger clerk dealer trader publisher blogger speaker moderator mentor instructor tutor rector registrar bursar ambassador consul delegate deputy minister mayor councill?or jeweller watchmaker optician horologist formulator roaster blacksmith upholsterer seamstress bookbinder proprietrix
  commissioner judge magistrate collector dean chancellor vice-chancellor warden pastor priest imam rabbi bishop student scholar undergraduate postdoc candidate freelancer? entrepreneur videographer cameraman animator salesperson actor actress singer hygienist \\p{L}*architect(?:e)? \\p{L}{4,}(?:icist|omist|inist|onist)
  \\p{L}+ologist[ae]? \\p{L}+iatrician \\p{L}+iatrist \\p{L}+ographer
  \\p{L}*arzt \\p{L}*arztin \\p{L}*meister(?:in)? \\p{L}*ingenieur(?:in)? \\p{L}*manager(?:in)? \\p{L}*vertreter(?:in)? \\p{L}*techniker(?:in)? \\p{L}*spezialist(?:in)? \\p{L}*koordinator(?:in)? \\p{L}*verwalter(?:in)? \\p{L}*makler(?:in)? grunder(?:in)? sprecher(?:in)? sekretar(?:in)? redakteur(?:in)? notar(?:in)? apotheker(?:in)? geschaftsfuhrende[rn]?
  vigneron(?:ne)? notaire gestionnaire attache[e]? developpeu(?:r|se) technicien(?:ne)? infirmier infirmiere medecin pharmacien(?:ne)? formateur formatrice traduct(?:eur|rice) relieu(?:r|se) artisan[e]? chercheu(?:r|se)
  desenvolvedor[a]? professor[a]? medic[oa] dermatologista tecnic[oa] propietari[oa] enfermer[oa] traductor[a]? profesor[a]? geolog[oa] geometra notaio medico ricercat(?:ore|rice)
  \\p{L}*leder \\p{L}*leider \\p{L}*medewerker \\p{L}*adviseur makelaar notaris advocaat tandarts huisarts ingenjor direktor \\p{L}*ansvarig kierowniczka lekarz
  direktur_\\p{L}+ direktur manajer kepala staf pemilik pengurus pengarah penolong ketua
  voditelj(?:ica)? direktorica direktor(?:ka)? vlasnik vlasnica inzenjer(?:ka)? savetnik savjetnik predstavnik prodaj[aei] komercijalist[a]? odvjetni[kc]a?
  vadovas vadove vadybinink(?:as|e) direktore? vaditaj[sa] projektu_vaditajs juhataja juht \\p{L}*juht spetsialist konsultants konsultantas
  obchodni nakupci ucetni jednatelka stavbyvedouci asistentka kereskedelmi ugyfel\\p{L}* epitesz konyvelo tulajdonos
  indehaver saelger salgskonsulent butikschef driftsleder innehaver styreleder myyja yrittaja asiantuntija omistaja
  maitre \\p{L}{4,}master instrut\\p{L}+ fromager(?:e)? chocolati[eè]r(?:e)? sladek valdes_loceklis
  beekeeper cheesemaker winegrower grower farmer shepherd saddler potter ceramicist weaver luthier silversmith bartender mixologist florist stonemason glazier arborist gardener trekking_guide tour_guide host hostess concierge
  yazilimci satis pazarlama ihracat
  sales marketing operations finance
`);

/** Words that stand in positions beside others, but alone say little. */
export const weakRoleWords = wordPattern(
  'sales marketing operations finance lead leader expert fellow member associate partner principal artist baker captain chef commercial[e]? consultant architect[s]? procurement vendas hr capo',
);

/** Parts of a company; a line that names one and no role says where somebody works, not as what. */
export const unitWords = wordPattern(`
  department dept\\.? division section unit faculty bureau desk directorate secretariat committee team \\p{L}*abteilung referat dezernat fachbereich lehrstuhl
  departement pole departamento dpto\\.? depto\\.? division unidad unidade setor secao reparto ufficio divisione dipartimento afdeling avdelning avdeling osasto
  dzial wydzial oddeleni osztaly bolumu departmani mudurlugu bagian departemen divisi jabatan bahagian
`);

/** Words of companies' names. */
export const industryWords = wordPattern(`
  technolog\\p{L}* tech solutions? systems? services? software consult(?:ing|ancy|ants?|oria|ores) group grupo gruppe groupe gruppo groep holdings? enterprises? industr\\p{L}* trading traders? exports? imports? logisti\\p{L}*
  pharma\\p{L}* labs? laborator\\p{L}* media studios? design interiors? architects architecture arquitectos architekten architectes architetti builders? construct\\p{L}* construc\\p{L}* infra\\p{L}* projects? engineering engenharia ingenieria
  motors? auto(?:motive|mobile|s)? foods? beverages? hotels? hospitality resorts? travels? tours? tourism\\p{L}* turismo insurance seguros capital finance financial fintech bank\\p{L}* invest\\p{L}* wealth advisors advisers advisory ventures
  partners associates legal law abogados advogados advocacia clinic\\p{L}* hospital diagnostics medical medicine health\\p{L}* dental care energy energia energie power solar electric\\p{L}* electronics? semiconductors? robotics telecom\\p{L}* networks? communications?
  creations? collections? fabrics? sarees? handicrafts? tutorials coaching computers? infotech photography caterers realtors? dentistry
  digitals? surveys? analytics data cloud education academy academia institut\\p{L}* school university universidad universidade universitat universite universita college realty properties estates? immobili\\p{L}* inmobiliaria textiles? textil fashion moda jewell?er\\p{L}* diamonds polymers plastics chemicals? chemie quimica
  steel metals? minerals? mining miner[ií]a marine maritime shipping aviation airlines aerospace agro\\p{L}* farms? organics dairy spices seafoods? catering events? publishing publishers press printing packaging manufactur\\p{L}* maschinenbau anlagenbau
  elektrotechnik medizintechnik werbeagentur reisen \\p{L}+bau \\p{L}+technik contracting contractors consultants facility management security company corporation agency agencia agence council foundation fundacion fundacao trust society club store shop mart supply supplies parts
  works workshop co bakery brewery roasters coffee cafe kitchen restaurant gallery museum furniture ceramic\\p{L}* vineyards? winery wines cellars garden gardens horticulture accounting bookkeeping audit tax
  atelier bureau maison boulangerie editions cabinet transports? conseil solaire
  comercio comercial exportadora importadora distribuidora transportes servicios servicos sistemas soluciones solucoes tecnologia tecnologias alimentos editora editorial construtora constructora
  ceramiche costruzioni tessuti vini arredamenti officine studio
  insaat muhendislik ticaret sanayi lojistik yazilim danismanlik
  budownictwo uslugi biuro kancelaria
  advokat\\p{L}* byra bygg konsulter
  bank verlag werke werk haus hof
  stores hardware homes houses? distillery school brewing estates? hostel gym salon spa boutique pottery fitness pharmacy opticians? garage tyres tools timber paints nursery association federation union league festival magazine radio films pictures
  records music games toys books stationery gifts flowers bakers butchers fisheries spirits tea chocolate garments apparel clothing tailors footwear leather carpets tiles glass paper cement concrete roofing windows kitchens bathrooms lighting pumps valves
  rechtsanwalte steuerberatung steuerberater_\\p{L}+ praxis apotheke kanzlei spedition tischlerei schreinerei metzgerei backerei brauerei gartnerei stiftung verein privatbank \\p{L}+(?:handel|dienst|werke?|haus|druck|medien|maschinen|anlagen|elektro|tech)
  patisserie chateau domaine chantiers? clinique pharmacie imprimerie menuiserie librairie garage vignobles? hotellerie
  bodegas? vinedos clinica despacho estudio taller ferreteria panaderia minera cervecerias? inmuebles ceramicas cafetal padaria consultoria consultorio farmacia oficina conservas
  farmaceutic[ioa] marmi motori azienda_agricola cantina tenuta ristorante pasticceria tipografia
  architecten installati(?:e|es) fietsen bouw bouwbedrijf bakkerij makelaardij tuinen
  byggeri mobelfabrik \\p{L}*fabrik(?:en)? ventilation travaror sahko \\p{L}*byra \\p{L}*oljy meble strojirn[ay] gepgyar mimarlik
  mills weaving spinning knitwear cosmetics optics precision machinery biotech\\p{L}* genomics therapeutics pediatrics veterinary surgery housing surveyors? merchants growers trails? retreats charters? yachts? yachting irrigation cybersecurity
  cables machines machinery machining tooling equipment instruments bearings fasteners foundry freight cargo movers couriers scaffolding plumbing heating roofing landscaping cleaning staffing recruitment talent branding advertising production productions
  exporters importers traders stockists dealers forwarders castings forge forgings foundries tractors cycles bikes batteries battery materials components instrument\\p{L}* optik optic\\p{L}* sweets emporium shipyard boatyard boats dental\\p{L}* dentistas resort casting lines
  interieurs? wonen slagerij bloemen brouwerij brouwhuis makelaars advocaten accountants hoveniers paisagismo turismo turizm viagens vinhos azulejos calcados moveis marmores confeccoes construcao confeitaria mermer mobilya tekstil otomotiv insaat gida nakliyat
  stolarnia meble drukarnia hurtownia sklep piekarnia cukiernia tartak sklarna sklarny truhlarstvi pekarna penzion chata pivovar horlogerie bijouterie boucherie brasserie fromagerie charcuterie ebenisterie vetreria gioielleria falegnameria oleificio mulino caseificio salumificio
  kaserei weingut winzerhof brauhaus gasthof gasthaus zimmerei malerbetrieb glaserei konditorei buchhandlung hotellerie hostal posada taqueria tequilas? mezcal panificadora carpinteria joyeria vidrieria transportadora verft glas maleri snickeri rederi byg maskin energi
  escuela colegio escola ecole schule gymnasium scuola liceo szkola church parish diocese iglesia parroquia igreja eglise kirche chiesa
  ministry ministerio ministere ministerium embassy embajada consulate municipality municipio ayuntamiento mairie gemeinde rathaus
  krankenhaus klinikum spital ospedale hopital library biblioteca orchestra
  mobila constructii vinarija pekara stolarija kozmetika
`);

/** Words that stand in postal addresses. */
export const addressWords = wordPattern(`
  street st road rd avenue ave av avda blvd boulevard lane ln drive suite ste floor flr? level tower towers building bldg plaza house block sector plot unit flat office_\\d+ room
  warehouse nagar marg colony chowk p\\.?\\s?o\\.?_?box rue calle carrera cra rua via viale corso piazza praca plaza platz strasse \\p{L}+stra(?:ss|ß|b)e \\p{L}+str \\p{L}+allee allee weg \\p{L}+weg \\p{L}+platz gracht \\p{L}+gracht \\p{L}+gatan \\p{L}+vagen \\p{L}+singel \\p{L}+straat \\p{L}+laan \\p{L}+plein
  quai place square \\p{L}+-(?:ku|gu|dong|ro|gil|cho|chome|dori) daero caddesi cad sokak sok mah mahallesi bulvari ul ulica al aleja utca ut ter korut katu tie ulice namesti district province
  hwy highway parkway pkwy park_road estate quarter crescent close terrace court mews industrial_(?:area|estate|park) business_(?:bay|park) internet_city col\\. colonia piso andar etage obergeschoss cedex centro edificio
`);

/** Countries and cities that end an address line or stand alone in it. */
export const placeNames = wordPattern(`
  india usa u\\.?s\\.?a uk u\\.?k united_kingdom england scotland wales ireland uae u\\.?a\\.?e united_arab_emirates china singapore deutschland germany france mexico brasil brazil espana spain italia italy portugal nederland netherlands belgium sweden sverige poland polska turkiye turkey
  vietnam viet_nam japan korea kenya nigeria south_africa ghana australia new_zealand canada switzerland schweiz austria osterreich hong_kong malaysia thailand indonesia philippines saudi_arabia qatar
  mumbai new_delhi delhi bengaluru bangalore chennai hyderabad pune kolkata ahmedabad gurgaon gurugram noida jaipur kochi london manchester birmingham leeds edinburgh glasgow dublin new_york chicago boston houston san_francisco los_angeles seattle austin
  dubai abu_dhabi sharjah doha riyadh berlin munchen munich hamburg koln frankfurt stuttgart paris lyon marseille bordeaux madrid barcelona valencia sevilla ciudad_de_mexico monterrey guadalajara sao_paulo rio_de_janeiro lisboa porto milano roma torino bologna napoli firenze
  amsterdam rotterdam utrecht stockholm goteborg malmo oslo copenhagen kobenhavn helsinki warszawa krakow wroclaw praha budapest istanbul ankara izmir tokyo osaka kyoto seoul busan beijing shanghai shenzhen guangzhou hanoi ha_noi ho_chi_minh_city da_nang nairobi mombasa lagos abuja johannesburg cape_town durban pretoria accra sydney melbourne brisbane perth auckland toronto vancouver montreal zurich geneva wien vienna
`);

/** A label that names what follows it on the line, or stands in a box of its own. */
export const labelOnly =
  /^(?:e-?ma[il1]{1,3}|mail|web(?:site)?|url|www|internet|mobile|mobil|m[oó]vil|cel(?:l|ular|lulare)?|handy|portable|gsm|cep|tel(?:e(?:phone|fon|fono|fone|f[oó]n|foon))?|t[ée]l|phone|ph|office|off|direct|fax|telefax|whatsapp|linkedin|instagram|twitter|facebook|address|adresse|anschrift|direcci[oó]n|endere[cç]o|indirizzo|adres|scan me|follow us|contact(?:s|_? ?(?:us|info|by e-?mail))?|[emtpfwdoca])\s*[.:|)]*$/iu;

/** What apps that scan documents stamp on their pictures. */
export const watermark =
  /^(?:cs\s+)?(?:scann?ed\s+(?:with|by|using)|cam\s?scann?\s?er|made with|adobe scan|genius scan)\b/i;
