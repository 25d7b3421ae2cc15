import { describe, expect, it } from 'vitest';

import { fieldsOn as read, printedCard as card, type Printed } from '../../test/printedCard.ts';
import type { CardField } from '../types.ts';
import { extractFields } from './extractFields.ts';
import { guessedCountry, invalidNumber } from './reasons.ts';

const name = (text: string): Printed => ({ text, height: 48 });

/** "first | last | company | position | phone | email", where a star stands for anything. */
function fieldsIn(row: string): Partial<Record<CardField, string>> {
  const [first_name, last_name, company, position, phone, email] = row.split('|');
  const all = { first_name, last_name, company, position, phone, email };
  const trimmed = Object.entries(all).map(([field, value = '']) => [field, value.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== '*'));
}

describe('extractFields', () => {
  it.each<[string, Printed[], string]>([
    [
      'India: private limited over two lines, mobile before landline',
      [
        { text: 'Meridian Consulting Private', height: 36, y: 0 },
        { text: 'Limited', height: 36, y: 42 },
        { text: 'Dr. Ananya Sharma, MBA', height: 48, y: 150 },
        'Regional Director',
        'T: 080-28638396',
        'M: (+91) 99729-48056',
        'E: asharma@meridianconsulting.in',
        '98, MG Road, 5th Floor',
        'Bengaluru 560001',
      ],
      'Ananya | Sharma | Meridian Consulting Private Limited | Regional Director | +919972948056 | asharma@meridianconsulting.in',
    ],
    [
      'Britain: trunk zero in brackets, fax ignored',
      [
        name('Alastair Penrose-Hunt'),
        'Chartered Surveyor',
        'Penrose Hunt & Partners LLP',
        'Fax +44 20 7946 0012',
        'Tel +44 (0)20 7946 0011',
        '14 Bedford Row, London WC1R 4ED',
        'a.penrosehunt@penrosehunt.co.uk',
      ],
      'Alastair | Penrose-Hunt | Penrose Hunt & Partners LLP | Chartered Surveyor | +442079460011 | *',
    ],
    [
      'United States: extension, all in capitals, trade name without a legal form',
      [
        { text: 'BLUE DOOR HOMES', height: 40 },
        name('JENNIFER MCALLISTER'),
        'REALTOR',
        '303.555.0111 ext. 12',
        'Jennifer@BlueDoorHomes.com',
        'www.bluedoorhomes.com',
      ],
      'Jennifer | McAllister | Blue Door Homes | Realtor | +13035550111 | jennifer@bluedoorhomes.com',
    ],
    [
      'Germany: address spells umlauts out',
      [
        { text: 'Hüttner', height: 40, y: 0 },
        { text: 'Präzisionstechnik GmbH', height: 40, y: 46 },
        { text: 'Jörg Weißenfels', height: 50, y: 160 },
        'Leiter Einkauf',
        'Mobil +49 151 12345678',
        'joerg.weissenfels@huettner-praezision.de',
        'Böblinger Straße 104',
        '70199 Stuttgart',
      ],
      'Jörg | Weißenfels | Hüttner Präzisionstechnik GmbH | Leiter Einkauf | +4915112345678 | *',
    ],
    [
      'Brazil: the name goes on in a second line',
      [
        { text: 'Thiago Meirelles', height: 50, y: 0 },
        { text: 'Furtado', height: 46, y: 60 },
        { text: 'Arquiteto Paisagista', y: 115 },
        '(48) 99120-4417',
        'thiago@lagoaverde.eco.br',
        'Rua das Gaivotas, 312 - Florianopolis/SC',
      ],
      'Thiago | Meirelles Furtado | * | Arquiteto Paisagista | +5548991204417 | *',
    ],
    [
      'Mexico: two family names',
      [
        { text: 'Aceros Monterrey S.A. de C.V.', height: 40 },
        name('Ing. Raúl Treviño Garza'),
        'Gerente de Planta',
        'T +52 81 8333 4455',
        'M +52 81 1234 5678',
        'raul.trevino@acerosmty.com.mx',
      ],
      'Raúl | Treviño Garza | Aceros Monterrey S.A. de C.V. | Gerente de Planta | +528112345678 | *',
    ],
    [
      'Brazil: national numbers, limited company',
      [
        name('João Gonçalves'),
        'Diretor Comercial',
        { text: 'Construções Atlântico Ltda.', height: 36 },
        '(11) 98765-4321',
        'joao.goncalves@catlantico.com.br',
        'São Paulo - SP, 01304-001',
      ],
      'João | Gonçalves | Construções Atlântico Ltda. | Diretor Comercial | +5511987654321 | *',
    ],
    [
      'Vietnam: family name first',
      [
        name('Tran Van Minh'),
        'General Director',
        'Hanoi Bamboo Co., Ltd',
        '+84 912 345 678',
        'minh.tran@hanoibamboo.com.vn',
      ],
      'Van Minh | Tran | Hanoi Bamboo Co., Ltd | * | * | *',
    ],
    [
      'Korea: a position that no list knows, right under the name',
      [
        name('Soo-jin Lee'),
        'Storyteller',
        { text: 'Gallery Baram', height: 36 },
        '010-9876-5432',
        'soojin@gallerybaram.kr',
      ],
      'Soo-jin | Lee | Gallery Baram | Storyteller | +821098765432 | *',
    ],
    [
      'Emirates: labels in a column of their own',
      [
        name('Khalid Al Mansoori'),
        'Business Development Director',
        { text: 'Oryx Marine Services LLC', height: 36 },
        { text: 'Office', x: 0, y: 300 },
        { text: '+971 4 345 6789', x: 200, y: 300 },
        { text: 'Mobile', x: 0, y: 350 },
        { text: '+971 50 123 4567', x: 200, y: 350 },
        { text: 'khalid@oryxmarine.ae', x: 200, y: 400 },
        { text: 'P.O. Box 33445, Dubai, UAE', y: 450 },
      ],
      'Khalid | Al Mansoori | Oryx Marine Services LLC | * | +971501234567 | *',
    ],
    [
      'a tagline is not a position, a shared mailbox not a name',
      [
        { text: 'Savanna Tours Limited', height: 40 },
        'Building tomorrow, today',
        name('Grace Mwangi'),
        'info@savanna-tours.co.ke',
        '+254 722 348 273',
      ],
      'Grace | Mwangi | Savanna Tours Limited |  | * | info@savanna-tours.co.ke',
    ],
  ])('reads %s', (_, printed, expected) => {
    expect(read(...printed)).toMatchObject(fieldsIn(expected));
  });

  it('repairs an address by the web site and the name', () => {
    const lines = [name('Lillian Bell'), 'Owner', { text: 'Illumina Studio', height: 36 }];
    expect(read(...lines, 'li11ian@i1lumina.studio', 'www.illumina.studio').email).toBe(
      'lillian@illumina.studio',
    );
  });

  it('finds an address whose @ was misread, and one that goes on below', () => {
    expect(read(name('Niccolo Bellini'), 'n.belliniaofficine.it', 'www.officine.it').email).toBe(
      'n.bellini@officine.it',
    );
    const cut = read(
      name('Priya Nair'),
      { text: 'priya.nair@', y: 100 },
      { text: 'sunrise.in', y: 135 },
    );
    expect(cut.email).toBe('priya.nair@sunrise.in');
  });

  it('puts the @ before the host of the web site, and knows a label from a mailbox', () => {
    const lines = [name('Haruka Ito'), 'Manager', { text: 'Kitano Sake Brewery', height: 36 }];
    expect(read(...lines, 'E-mail: h.itoakitanosoke.jp', 'www.kitanosake.jp').email).toBe(
      'h.ito@kitanosake.jp',
    );
    expect(read(...lines, 'mailings@kitanosake.jp').email).toBe('mailings@kitanosake.jp');
  });

  it('reads a company over lines of different sizes that are set as one block', () => {
    const block = (text: string, height: number, y: number) => ({
      text,
      height,
      y,
      x: 600,
      width: 400,
    });
    const fields = read(
      { text: 'Patrick Holm', height: 40, y: 0 },
      { text: 'Adjunct Lecturer', y: 60 },
      block('FJELLA', 60, 200),
      block('STATE COLLEGE', 36, 275),
      { text: 'patrick.holm@fjella.example', y: 400 },
    );
    expect(fields.company).toBe('Fjella State College');
  });

  it('reads a company in capitals over two lines that share their middle', () => {
    const fields = read(
      { text: 'KARIM', height: 48, y: 0 },
      { text: 'General Manager', y: 60 },
      { text: 'hello@kestrel.example', y: 160 },
      { text: 'KESTREL', height: 50, x: 600, y: 300, width: 250 },
      { text: 'AIRLINES', height: 50, x: 610, y: 390, width: 230 },
    );
    expect(fields).toMatchObject({ company: 'Kestrel Airlines', first_name: 'Karim' });
  });

  it('takes initials, before or after the family name, for a part of the name', () => {
    const of = (text: string) => {
      const { first_name: first, last_name: last } = read(
        name(text),
        'Scientist',
        '+91 98765 43210',
      );
      return [first, last];
    };
    expect(of('R.T. Mohan Iyer')).toEqual(['R.T. Mohan', 'Iyer']);
    expect(of('P.J.Desai')).toEqual(['P.J.', 'Desai']);
    expect(of('A M Siddiqui')).toEqual(['A M', 'Siddiqui']);
    expect(of('RAMESH. B')).toEqual(['Ramesh', 'B']);
    expect(of('Prof. M. NAIDU, M.Tech.,')).toEqual(['M.', 'Naidu']);
  });

  it('leaves degrees with full stops out of the name', () => {
    const of = (text: string) => read(name(text), 'Realtor', '(503) 555-0148').last_name;
    expect(of('JOHN TREVELYAN, D.M.D.')).toBe('Trevelyan');
    expect(of('Lisa Parkhurst, B.S.B.A.')).toBe('Parkhurst');
    expect(of('Dr. P. K. Ramanathan M.B.B.S., M.D.')).toBe('Ramanathan');
  });

  it('knows a person by the position, although the mailbox spells the company', () => {
    const fields = read(
      name('Anita Kapoor'),
      'Proprietor',
      { text: 'ANITA CREATIONS', height: 60, y: 200 },
      'anitacreations@gmail.com',
    );
    expect(fields).toMatchObject({ last_name: 'Kapoor', company: 'Anita Creations' });
  });

  it('takes a line of degrees for neither a name nor a company', () => {
    const fields = read(
      name('K. Mohan Iyer'),
      'B. Sc., M. Sc.,(Stat) (Leeds), M.A.,',
      'Addl. Harbour Commissioner',
      'k_iyer@rediffmail.com',
    );
    expect(fields).toMatchObject({ last_name: 'Iyer', position: 'Addl. Harbour Commissioner' });
    expect(fields.company).toBe('');
  });

  it('lets a free mailbox vote for the company that it spells', () => {
    const fields = read(
      'S.P. Menon',
      { text: 'ROYAL PRINTING', height: 70 },
      '(Book Printers)',
      'Cell: 98765 43210',
      'royal_printing@yahoo.com',
    );
    expect(fields).toMatchObject({
      first_name: 'S.P.',
      last_name: 'Menon',
      company: 'Royal Printing',
    });
  });

  it('names nobody where nobody is named', () => {
    const fields = read(
      { text: 'HARBOUR', height: 60 },
      { text: 'GRAND HOTEL', height: 60 },
      'Reservations',
      '+90 212 555 01 02',
      'contact@tidewater.example',
    );
    expect(fields.first_name).toBe('');
    expect(fields.last_name).toBe('');
  });

  it('takes what is offered, and what somebody was, for no position', () => {
    const services = read(
      name('Ramesh Joshi'),
      '+91 98765 43210',
      'Specialist in Wedding Portraits',
    );
    expect(services.position).toBe('');
    const former = read(
      name('Dr. Mohan Iyer'),
      'Formerly Chief Engineer, Ministry of Ports',
      'MANAGING DIRECTOR',
      'www.portwise.example',
    );
    expect(former.position).toBe('Managing Director');
  });

  it('takes off brackets and specks, and reads a lone G between words as "&"', () => {
    const fields = read(
      name('Dinesh Shah'),
      '(Director)',
      { text: 'BALTEX : SUDAN -LIMITED', height: 40, y: 300 },
      'dinesh@baltex.example',
    );
    expect(fields).toMatchObject({ position: 'Director', company: 'Baltex Sudan Limited' });
    expect(read(name('Anna Weber'), 'Design G Build Manager', 'a@b.example').position).toBe(
      'Design & Build Manager',
    );
  });

  it('joins an address that was cut at its @, and knows labels with a hyphen', () => {
    expect(
      read(
        { text: 'harbour @', x: 100, y: 0 },
        { text: 'port.gov.in.', x: 320, y: 1 },
        { text: 'Anna Weber', y: 60 },
      ).email,
    ).toBe('harbour@port.gov.in');
    expect(read('Telefax: 5550151, E-Mail-menon@rediffmail.com').email).toBe(
      'menon@rediffmail.com',
    );
  });

  it('ends an address where a web address is glued to it', () => {
    expect(read(name('Ana Ribeiro'), 'info@verde.co.za.wwwverde.co.za').email).toBe(
      'info@verde.co.za',
    );
  });

  it('reads doubled letters of a domain as the web address has them', () => {
    const fields = read(name('Kohei Sato'), 'k.sato@okawa.ad.jp', 'http://www.ookawa.ad.jp/');
    expect(fields.email).toBe('k.sato@ookawa.ad.jp');
  });

  it('spells a word mark as its domain does, if the letters look alike', () => {
    const mark = { text: 'KLI', height: 70 };
    expect(read(mark, name('Kenji Aoki'), 'Director', 'aoki@klj.co.jp').company).toBe('KLJ');
  });

  it('prefers Latin letters to Chinese ones, and reads those where there are no others', () => {
    const fields = read(
      { text: '青木健二', height: 50 },
      '山川精機株式会社',
      'k.aoki@yamakawa.co.jp',
    );
    expect(fields).toMatchObject({
      first_name: '健二',
      last_name: '青木',
      company: '山川精機株式会社',
    });
    expect(read({ text: '青木健二', height: 50 }, name('Kenji Aoki'), '部長').first_name).toBe(
      'Kenji',
    );
  });

  it('says that a country is a guess, and that several people are named', () => {
    const reasons = (...printed: Printed[]) => {
      const { fields } = extractFields(card(...printed));
      return [fields.phone?.reason, fields.first_name?.reason];
    };
    expect(reasons(name('Anna Weber'), 'Director', 'Mobile 9876543210')[0]).toMatch(/country/);
    const [, several] = reasons(
      { text: 'Dr. Anna Weber', height: 48 },
      'Director',
      { text: 'Dr. Thomas Schmidt', height: 48, x: 900, y: 0 },
      { text: 'Manager', x: 900, y: 72 },
      'info@fernhaus.de',
    );
    expect(several).toMatch(/More than one person/);
  });

  it('joins a name and an email that go on below', () => {
    const fields = read(
      { text: 'Agnieszka Wójcik-', height: 48, y: 0 },
      { text: 'Sobczak', height: 48, y: 60 },
      { text: 'Mortgage Loan Officer', y: 140 },
      { text: 'a.wojcik@baltyk-', y: 300 },
      { text: 'meble.pl', y: 338 },
    );
    expect(fields).toMatchObject({
      first_name: 'Agnieszka',
      last_name: 'Wójcik-Sobczak',
      position: 'Mortgage Loan Officer',
      email: 'a.wojcik@baltyk-meble.pl',
    });
  });

  it('does not join columns whose capitals differ', () => {
    const { fields } = extractFields(
      card(
        { text: 'ANNA KELLER', height: 40, x: 0, y: 0 },
        { text: 'Kestrel Ltd', height: 40, x: 235, y: 0 },
        { text: 'anna@kestrel.com', y: 100 },
      ),
    );
    expect(fields.last_name?.value).toBe('Keller');
    expect(fields.company?.value).toBe('Kestrel Ltd');
  });

  it.each([
    ['Ermou 48, 105 63 Athens, Greece', '697 626 5620', '+306976265620'],
    ['12 Galle Road, Colombo 03, Sri Lanka', '077 293 6867', '+94772936867'],
    ['2150 Elm Ave', '91 9.299.4358', '+19192994358'],
    ['Plot 7, Mumbai', '+91 (88430) 63187', '+918843063187'],
  ])('dials from the country of %s', (address, number, phone) => {
    expect(read(name('Ann Lee'), 'ann@gmail.com', address, number).phone).toBe(phone);
  });

  it('does not read the bar between two entries as a digit', () => {
    const phone = read(name('Ann Lee'), '+90 505 626 48 52 | Tel:').phone;
    expect(phone).toBe('+905056264852');
  });

  it('reads digits that look like letters, and two numbers on one line', () => {
    const { phones, fields } = extractFields(
      card(name('Deepak Nair'), 'T +91 44 2249 S862', 'M 98765 43210 / 98765 43211'),
    );
    expect(fields.phone?.value).toBe('+919876543210');
    expect(phones.map(({ number }) => number)).toEqual(['+919876543211', '+914422495862']);
  });

  it('takes a mobile over an unlabelled landline of the same country', () => {
    expect(read(name('Jan Vos'), '+31 20 123 4567', '+31 6 1234 5678').phone).toBe('+31612345678');
  });

  it('puts web site, handles and address beside the fields', () => {
    const facts = extractFields(
      card(
        name('Ana Ribeiro'),
        'www.verde.com.br',
        '@verde',
        'linkedin.com/in/ana',
        'Av. Paulista, 1834',
      ),
    );
    expect(facts).toMatchObject({
      web: ['verde.com.br'],
      handles: ['@verde', 'linkedin.com/in/ana'],
      address: ['Av. Paulista, 1834'],
      country: 'BR',
    });
  });

  it('does not take the label of a web address for a part of its host', () => {
    for (const text of ['Web www.verde.com.br', 'Website: www.verde.com.br', 'Webwww.verde.com.br'])
      expect(extractFields(card(name('Ana Ribeiro'), text)).web).toEqual(['verde.com.br']);
  });

  it('knows addresses that name a city, and misread labels', () => {
    const { address } = extractFields(card('New York City', 'E-mal'));
    expect(address).toEqual(['New York City']);
  });

  it('keeps both lines of a position that a sign joins', () => {
    const fields = read(
      name('Ann Lee'),
      { text: 'Head of Compliance &', y: 90 },
      { text: 'Operations Manager', y: 126 },
      { text: 'Kestrel Architects Ltd', y: 250 },
      'ann@kestrel.com',
    );
    expect(fields.position).toBe('Head of Compliance & Operations Manager');
  });

  it('names the lines each field was read from', () => {
    const { fields } = extractFields(
      card('Kestrel Architects Ltd', name('Ann Lee'), 'ann@kestrel.com'),
    );
    expect(fields.company?.lines).toEqual([0]);
    expect(fields.first_name?.lines).toEqual([1]);
    expect(fields.email?.lines).toEqual([2]);
  });

  it('is less sure of a line that was hard to read, and says why', () => {
    const lines = card(name('Ann Lee'), 'ann@kestrel.com');
    const blurred = lines.map((line) => ({ ...line, confidence: 0.7 }));
    const { email } = extractFields(blurred).fields;
    expect(email?.confidence).toBeLessThan(0.93);
    expect(email?.reason).toBe('Some letters were hard to read.');
    expect(extractFields(lines).fields.email?.reason).toBeUndefined();
  });

  it('says of a number that no plan has that it may be incomplete', () => {
    const { phone } = extractFields(card(name('Ann Lee'), 'Tel +44 20 7946')).fields;
    expect(phone).toMatchObject({ value: '+44207946', reason: invalidNumber });
  });

  it('survives a very long line', () => {
    expect(() => extractFields(card('a'.repeat(5000)))).not.toThrow();
  });

  it('dials at home if nothing on the card says where, and marks that; names stay as printed', () => {
    const lines = card(name('Jose Nunez'), 'Sales Manager', '079 441 77 82', 'jose@gmail.com');
    const { fields } = extractFields(lines, 'CH');
    expect(fields.phone).toMatchObject({ value: '+41794417782', reason: guessedCountry });
    // No plan has it: it may be from anywhere.
    const odd = card(name('Jose Nunez'), 'Tel 1234567569', 'jose@gmail.com');
    expect(extractFields(odd, 'CH').fields.phone?.value).toBe('1234567569');
    const spanish = extractFields(lines, 'ES').fields;
    expect([spanish.first_name?.value, spanish.last_name?.value]).toEqual(['Jose', 'Nunez']);
  });

  it.each([[[]], [['.']], [['@']], [['+', '()', '-----']], [['@@@@ www. +++ 0000000000']]])(
    'survives %j',
    (texts) => {
      expect(() => extractFields(card(...texts))).not.toThrow();
    },
  );
});
