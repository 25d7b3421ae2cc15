import type { NameLanguage } from './givenNames.ts';

/** Words of companies, positions and places that are never spelt without accents, by language. */
export const accentedWords: Partial<Record<NameLanguage, string>> = {
  de: `Geschäftsführer Geschäftsführerin Geschäftsführung Geschäftsleitung Geschäftsführender Gebäudetechnik Gebäude Lösungen Förderung Fördertechnik Möbel Büro Bürotechnik Küchen Getränke Bäckerei
    Käserei Kältetechnik Wärmetechnik Präzision Präzisionstechnik Qualität Qualitätsmanager Straße Großhandel Außendienst Außenhandel Söhne Gärtnerei Gärten Süd Süddeutsche Österreich München Köln Düsseldorf Nürnberg Zürich
    Vermögensberatung Persönliche Öffentlichkeitsarbeit Rechtsanwältin Rechtsanwälte Ärztin Kanzlei Schmuckstück Grün Grüne Münchner Kölner Brücke Brücken Mühle Mühlen Stärke Kraftwärme`,
  fr: `Société Générale Lumière Élégance Électricité Électronique Énergie Énergies Équipement Équipements Éditions Études Éco École Créations Création Crédit Café Santé Médical Médicale Mécanique
    Ingénieur Ingénierie Ingénieure Gérant Gérante Conseillère Associé Associée Chargé Chargée Développement Développeur Responsable Stratégie Qualité Sécurité Marché Marchés Forêt Forêts Côte Château Bâtiment Bâtiments
    Hôtel Hôtellerie Pâtisserie Théâtre Première Privé Délégué Déléguée Général Générale Régional Régionale Fondé Cinéma Réseaux Réseau Rhône Provençal Téléphone Céréales Céramique Métallurgie Pépinière Bières Légumes Métropole Numérique
    clientèle Bâtard Érablière Véhicules Agréé Agréée Matériaux Matériel Rénovation Immobilière Mère Père Frère Frères Crème Fromagère Crèmerie Érables Opéra Littéraire Bibliothèque Sève Chêne Pêche Pêcheries Arômes Épices Épicerie`,
  es: `Ingeniería Minería Energía Tecnología Tecnologías Logística Química Farmacéutica Eléctrica Eléctrico Electrónica Asesoría Consultoría Panadería Cervecería Compañía Construcción Construcciones Importación Exportación Producción Administración Operación Dirección
    Gestión Inversión Comunicación Educación Innovación Fundación Atención Automatización Diseño Diseños España Español Española México Médico Médica Clínica Turística Turístico Jardín Jardinería Cafés Ópticas Óptica Móvil Móviles Técnico Técnica Crédito Créditos Líder Público Público Jurídico Jurídica Económico
    Mecánica Mecánico Plásticos Cerámica Cerámicas Metalúrgica Agrícola Agrícolas Artesanías Librería Papelería Joyería Ferretería Carnicería Lácteos Orgánicos Océano Andalucía Aragón Córdoba Málaga Cádiz León Pacífico Atlántico Atlántica Ibérica Ibérico Jefa Años Niños Señor Viñedos Viñas Montaña Montañas Campaña Pequeño Piñata Peña Caña Caribe
    Diseñador Diseñadora Enólogo Enóloga Músico`,
  pt: `Agronegócios Negócios Comércio Construção Construções Soluções Inovação Inovações Exportação Importação Produção Administração Comunicação Educação Operações Gestão Fundação Logística Técnico Técnica Engenharia Indústria Indústrias Farmacêutica Elétrica Elétrico Eletrônica Eletrônicos Informática Química Têxtil Têxteis
    Consultório Escritório Imóveis Imobiliária Automóveis Móveis Cafés Café Açúcar Açaí Pão Padaria Coração Região Avançado Avançada Proteção Nutrição Manutenção Serviços Saúde Médico Médica Clínica Jurídico Jurídica Sócio Sócia Secretária Estágio Espaço Relações Atenção Alimentícios Bebê Tecnológica Estratégia Estratégica Econômico Econômica Público Pública Óleo Óleos Água Águas Sítio Agropecuária Cerâmica Cerâmicas São Conceição Oceânica Atlântico Atlântica Lusitânia Algarve Câmara Gráfica Gráficas Papéis Grão Grãos Irmãos
    Enólogo Enóloga Músico`,
  it: `Qualità Società Caffè Città Attività Università Libertà Novità`,
  nordic: `Företag Försäljning Försäljningschef Säljare Säljchef Säljansvarig Rådgivare Rådgivning Verkställande Ägare Ekonomiansvarig Inköpare Inköpschef Miljö Möbler Bygg Byrå Advokatbyrå Måleri Trädgård Sjö Skärgård Kök Fjärrvärme Göteborg Malmö Västra Östra Södra Norra Nordsjö Fjäll Fjällräven Åkeri Åre Skåne Småland Värme Växt
    Rådgiver Salgssjef Økonomi Økonomisjef Østlandet Miljø Kjøkken Sjømat Ølbryggeri Fjære Fiskeindustri Grønn Grøn Sø Søn Købmand Indkøb Udvikling Ålesund Tromsø København Århus Møbler Håndværk
    Päällikkö Myyntipäällikkö Tuotepäällikkö Projektipäällikkö Hämeenlinna Jyväskylä Yritys Ympäristö Lämpö Sähkö Hyvä Pohjoismäki
    Båt Båtar Båtvarv
    Indkøbschef Møbelfabrik Møbelhus Direktør Sælger Økonomichef Salgsrådgiver Ingeniør Projektingeniør Rengøring Tømrer Køkken Køkkener Fødevarer Sølv Blåbær Håndværker`,
  pl: `Przedsiębiorstwo Usługi Zarząd Właściciel Właścicielka Księgowy Księgowa Inżynier Menedżer Zastępca Sprzedaży Przedstawiciel Dział Działu Główny Główna Spółka Żywność Łódź Kraków Wrocław Gdańsk Poznań Śląsk Śląska Rozwój Rozwoju Współwłaściciel Pośrednik Bałtyk Słońce Zielona Ogród Ogrody Młyn Piekarnia Żeglarska`,
  cz: `Ředitel Ředitelka Vedoucí Obchodní Manažer Majitelka Zástupce Společnost Strojírna Stavební Přerov Řešení Služby Kancelář Plzeň`,
  hu: `Ügyvezető Igazgató Vezető Mérnök Értékesítési Értékesítő Tanácsadó Kereskedelmi Építő Épületgépészet Vállalat Mérnöki Élelmiszer Gépgyár Vezérigazgató`,
  tr: `Müdür Müdürü Yönetici Yöneticisi Mühendis Mühendisi Mühendislik İnşaat Danışman Danışmanlık Satış Satın Alma Kurucu Başkan Başkanı Uzmanı Şirketi Dış Ticaret Gıda Sağlık Turizm Lojistik Yazılım Mimarlık Üretim İhracat İletişim Geliştirme Bölge Türkiye İstanbul Bilişim Çevre Gümrük Güneş Işık Temsilcisi Sorumlusu Ortağı Pazarlama
   `,
  vn: `Giám Đốc Trưởng Phòng Phó Công Ty Kinh Doanh`,
};
