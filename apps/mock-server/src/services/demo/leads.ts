import { leadInputSchema, type LeadField, type NewLead } from '@cardinal/contract';

/** One line per lead, newest first. Numbers and domains are reserved for fiction. */
const table = `
Sofía | Márquez Ibáñez | sofia.marquez@alcazar.example | +44 20 7946 0101 | Alcázar Logística | Head of Procurement | Hot | Action Required | Business Card Scan | Wants a quote for 40 seats before the quarter ends.
Hiroshi | Tanaka | h.tanaka@kitayama.example | +1 202-555-0101 | Kitayama Seiki | Plant Manager | Warm | Event Leads | Event | Registered for the summit, asked about the on-site option.
Amélie | Dubois-Lefèvre | amelie.dubois@maisonlefevre.example | +33 1 99 00 10 12 | Maison Lefèvre | Directrice commerciale | Hot | Pending Follow-up | Business Card Scan
Noah | Whitfield | noah@whitfieldpartners.example | +1 202-555-0103 | Whitfield & Partners | Managing Partner | Cold | All Leads | Manual Entry
ليلى | الحسن | layla.alhassan@noor-trading.example | +44 20 7946 0105 | شركة نور للتجارة | مديرة المبيعات | Hot | Event Leads | Event | Prefers WhatsApp. Speaks Arabic and English.
Jürgen | Müller | juergen.mueller@rheinstahl.example | +49 30 23125 106 | Rheinstahl GmbH & Co. KG | Einkaufsleiter | Warm | All Leads | Business Card Scan
Priya | Raghunathan | priya.r@lotusanalytics.example | +1 202-555-0107 | Lotus Analytics | VP Revenue Operations | Hot | Action Required | Referral | Referred by Noah Whitfield. Security review comes first.
Oluwaseun | Adébáyọ̀ | seun@harmattan.example | +44 20 7946 0108 | Harmattan Energy | Chief Commercial Officer | Warm | Pending Follow-up | Manual Entry
Ingrid | Sørensen | ingrid.sorensen@fjordline.example |  | Fjordline Shipping | Fleet Coordinator | Cold | Event Leads | Event
Wei | Li | wei.li@meridianchips.example | +1 202-555-0110 | Meridian Semiconductors | Supply Chain Director | Warm | All Leads | Import
Maximiliano Alejandro | Fernández de Córdoba y Álvarez-Toledo | maximiliano.fernandezdecordoba@consorcio-iberoamericano.example | +44 20 7946 0111 | Consorcio Iberoamericano de Desarrollo Industrial y Transporte Multimodal S.A. de C.V. | Vicepresidente Ejecutivo de Operaciones y Alianzas Estratégicas para América Latina | Hot | All Leads | Business Card Scan
Grace | Okafor | grace.okafor@brightpath.example | +1 202-555-0112 | BrightPath Learning | Operations Lead | Closed | All Leads | Referral | Signed for two years.
Tomáš | Novák | tomas.novak@vltavasoft.example | +49 30 23125 113 | VltavaSoft | CTO | Warm | Event Leads | Event
Chloe | Nguyen | chloe.nguyen@southbank.example | +61 2 5550 1014 | Southbank Interiors | Studio Director | Cold | Pending Follow-up | Manual Entry
Mateus | Gonçalves | mateus@costaverde.example | +44 20 7946 0115 | Costa Verde Exportações | Diretor | Warm | Action Required | Business Card Scan | Send the Portuguese price list.
Yael | Ben-David | yael@carmelworks.example | +1 202-555-0116 | Carmel Works | Founder | Hot | Event Leads | Event
Liam | O'Sullivan | liam.osullivan@claddagh.example | +44 20 7946 0117 | Claddagh Foods | Category Buyer | Warm | All Leads | Import
Aisha | Rahman | aisha.rahman@deltaweave.example |  | Delta Weave | Sourcing Manager | Cold | All Leads | business_card
Kenji | Watanabe | kenji.watanabe@sakuramed.example | +1 202-555-0119 | Sakura Medical | Regional Sales Manager | Hot | Pending Follow-up | Business Card Scan
Elena | Popescu | elena.popescu@carpatlog.example | +49 30 23125 120 | CarpatLog | Warehouse Director | Warm | Event Leads | Event
Daniel | Kowalczyk | d.kowalczyk@wawelprint.example | +49 30 23125 121 | Wawel Print | Owner | Cold | All Leads | manual
Fatima | Zahra Benali | fz.benali@atlasagro.example | +33 1 99 00 10 22 | Atlas Agro | Responsable des achats | Warm | Action Required | Referral
Rohan | Deshpande | rohan@kesarfintech.example | +1 202-555-0123 | Kesar Fintech | Head of Partnerships | Hot | All Leads | Business Card Scan
Zoë | van der Berg | zoe.vanderberg@kaapwind.example | +44 20 7946 0124 | Kaapwind | Project Manager | Warm | Event Leads | Event
Andrej | Šimković | andrej.simkovic@tatraparts.example |  | Tatra Parts | Purchasing | Closed | All Leads | Import
Hannah | Bergström | hannah.bergstrom@norrsken.example | +46 8 465 004 26 | Norrsken Robotics | Head of Growth | Hot | Action Required | Manual Entry | Trial ends on Friday. Call before.
Carlos | Medina | carlos.medina@rioazul.example | +1 202-555-0127 | Río Azul Hoteles | General Manager | Cold | Pending Follow-up | Business Card Scan
Mei | Chen | mei.chen@lanternmedia.example | +1 202-555-0128 | Lantern Media | Account Director | Warm | All Leads | Referral
Samuel | Mensah | samuel.mensah@goldcoastit.example | +44 20 7946 0129 | Gold Coast IT | Solutions Architect | Warm | Event Leads | Event
Isabella | Rossi | isabella.rossi@cantinarossi.example | +33 1 99 00 10 30 | Cantina Rossi | Export Manager | Closed | Event Leads | Event | Chose another supplier, ask again next spring.
Omar | Haddad | omar.haddad@levantlog.example | +44 20 7946 0131 | Levant Logistics | Operations Director | Hot | All Leads | Business Card Scan
Emily | Carter | emily.carter@hearthstone.example | +1 202-555-0132 | Hearthstone Realty | Broker | Warm | Action Required | Manual Entry
Nikolaos | Papadopoulos | n.papadopoulos@aegeanport.example | +49 30 23125 133 | Aegean Port Services | Terminal Manager | Cold | All Leads | Import
Anjali | Mehta | anjali.mehta@indigotextiles.example | +1 202-555-0134 | Indigo Textiles | Merchandiser | Warm | Event Leads | Event
Lucas | Silva | lucas.silva@pampasul.example |  | Pampa Sul | Analista | Cold | Pending Follow-up | business_card
Katarzyna | Wiśniewska | k.wisniewska@baltmebel.example | +49 30 23125 136 | BaltMebel | Key Account Manager | Hot | Event Leads | Event
Ethan | Brooks | ethan.brooks@summitgear.example | +1 202-555-0137 | Summit Gear | E-commerce Manager | Warm | All Leads | Business Card Scan
Nadia | Petrova | nadia.petrova@blackseatech.example | +49 30 23125 138 | Black Sea Tech | Product Owner | Closed | Pending Follow-up | Referral
Thabo | Mokoena | thabo.mokoena@ubuntucap.example | +44 20 7946 0139 | Ubuntu Capital | Investment Associate | Warm | Action Required | Manual Entry
Lena | Fischer | lena.fischer@isarmobil.example | +49 30 23125 140 | IsarMobil | Flottenmanagerin | Hot | All Leads | Business Card Scan
Bao | Trần | bao.tran@mekongfresh.example | +61 2 5550 1041 | Mekong Fresh | Buyer | Cold | Event Leads | Event
Charlotte | Moreau | charlotte.moreau@atelier9.example | +33 1 99 00 10 42 | Atelier 9 | Gérante | Warm | All Leads | Import
David | Goldberg | david.goldberg@harborlaw.example | +1 202-555-0143 | Harbor Law Group | Office Manager | Warm | Pending Follow-up | Manual Entry
Sunita | Thapa | sunita.thapa@himaltours.example |  | Himal Tours | Reservations Lead | Cold | All Leads | Referral
Marco | Bianchi | marco.bianchi@torinomotori.example | +33 1 99 00 10 45 | Torino Motori | Responsabile vendite | Hot | Action Required | Business Card Scan
Freya | Jónsdóttir | freya@geysirdata.example | +46 8 465 004 46 | Geysir Data | Data Centre Manager | Warm | Event Leads | Event
Ahmed | El-Sayed | ahmed.elsayed@nilepack.example | +44 20 7946 0147 | NilePack | Commercial Manager | Warm | All Leads | Import
Victoria | Hughes | victoria.hughes@oakandivy.example | +44 20 7946 0148 | Oak & Ivy | Managing Director | Closed | Action Required | Referral
Jin-ho | Park | jinho.park@hanbit.example | +1 202-555-0149 | 한빛소프트 | Business Development | Cold | All Leads | Business Card Scan
Gabriela | Núñez | gabriela.nunez@andesfoods.example | +1 202-555-0150 | Andes Foods | Compras | Warm | Pending Follow-up | manual
Peter | Lindqvist | peter.lindqvist@malmomarin.example | +46 8 465 004 51 | Malmö Marin | VD | Hot | Event Leads | Event
Rania | Khoury | rania.khoury@cedarhealth.example | +33 1 99 00 10 52 | Cedar Health | Clinic Director | Warm | All Leads | Manual Entry
James | Anderson | james.anderson@prairieag.example | +1 202-555-0153 | Prairie Ag | Dealer Principal | Cold | Action Required | Import
Ana-Maria | Ionescu | anamaria.ionescu@dunareit.example | +49 30 23125 154 | Dunărea IT | HR Business Partner | Warm | All Leads | Business Card Scan
William | Tremblay | william.tremblay@boreal.example | +1 202-555-0155 | Boréal Construction | Estimateur | Closed | All Leads | Referral
Chidi | Eze | chidi.eze@lagosgrid.example | +44 20 7946 0156 | Lagos Grid | Engineer | Warm | Event Leads | Event
Sara | Lund | sara.lund@kvartal.example |  | Kvartal Ejendomme | Direktør | Cold | All Leads | Business Card Scan
Arjun | Kapoor | arjun.kapoor@monsoonlabs.example | +1 202-555-0158 | Monsoon Labs | Growth Lead | Warm | Pending Follow-up | Import
Margaux | Petit | margaux.petit@boisjoli.example | +33 1 99 00 10 59 | Boisjoli | Responsable marketing | Hot | All Leads | Manual Entry
Ivan | Horvat | ivan.horvat@adriayachts.example | +49 30 23125 160 | Adria Yachts | Sales Director | Closed | Event Leads | Event
`;

const columns = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'company',
  'position',
  'lead_status',
  'lead_type',
  'source',
  'notes',
] as const satisfies readonly LeadField[];

/** The demo's leads, newest first. */
export const demoLeads: readonly NewLead[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const cells = line.split(' | ');
    return leadInputSchema.parse(
      Object.fromEntries(columns.map((field, index) => [field, cells[index]])),
    );
  });
