import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  dispatchOf,
  signInDemo,
  startMailing,
  type DemoTokens,
  type Mailing,
} from '../../helpers/mailing.ts';
import { startMailServer, type TestMailServer } from '../../helpers/mailServer.ts';

describeOnEachEngine('emails to leads in their language', (open) => {
  let db: Database;
  let tokens: DemoTokens;
  let mail: TestMailServer;
  let mailing: Mailing;

  beforeAll(async () => {
    db = await open();
    tokens = await signInDemo(db);
    mail = await startMailServer();
    mailing = await startMailing(db, tokens, mail.url);
  });
  afterAll(async () => {
    await mailing.close();
    await mail.close();
  });
  beforeEach(() => mail.arrived.splice(0));

  const speak = (language: string | null) =>
    mailing.server.request('/api/auth/profile', {
      method: 'PUT',
      token: tokens.agent,
      json: { language },
    });
  const arrived = () => {
    const [{ mail: own } = { mail: undefined }] = mail.arrived;
    return { subject: own?.subject ?? '', text: own?.text ?? '', html: own?.html ?? '' };
  };

  describe('end as they are written', () => {
    it.each([
      ['en', 'ltr', 'Hello Zoë,\n\nthank you for your reply.', 'unsubscribe here:', 'Unsubscribe'],
      [
        'de',
        'ltr',
        'Guten Tag,\n\nvielen Dank für Ihre Antwort.',
        'hier abbestellen:',
        'Abbestellen',
      ],
      ['hi', 'ltr', 'नमस्ते,\n\nआपके जवाब के लिए धन्यवाद।', 'यहाँ बंद कर सकते हैं:', 'ईमेल बंद करें'],
      [
        'fr',
        'ltr',
        'Bonjour,\n\nmerci de votre réponse.',
        'vous désinscrire ici :',
        'Se désinscrire',
      ],
      ['es', 'ltr', 'Hola:\n\nGracias por su respuesta.', 'darse de baja aquí:', 'Darse de baja'],
      ['ar', 'rtl', 'مرحبًا،\n\nشكرًا على ردّك.', 'يمكن إلغاء الاشتراك هنا:', 'إلغاء الاشتراك'],
    ])('in %s, from %s', async (language, direction, content, sentence, link) => {
      await dispatchOf(await mailing.send({ subject: 'Aurora', content }));
      const { text, html } = arrived();
      expect(text).toContain(`${content}\n\nMaya Fernandes`);
      expect(text).toMatch(new RegExp(String.raw`-- \n.*${sentence}\nhttp:\S+\n+$`));
      expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(html).toContain(`<div lang="${language}" dir="${direction}">`);
      expect(html).toContain(`>${link}</a>`);
    });

    it('in the language of the sender if the text shows none', async () => {
      await speak('de');
      await dispatchOf(await mailing.send({ subject: 'Aurora', content: 'Ok!' }));
      await speak(null);
      expect(arrived().text).toContain('hier abbestellen:');
    });
  });

  it('are signed once', async () => {
    const content = 'Hello,\n\nhere is the price list.\n\nKind regards,\nMaya Fernandes';
    await dispatchOf(await mailing.send({ content }));
    expect(arrived().text).toContain(
      `${content}\n\nAurora Trading\nagent@demo.cardinal.test\n\n-- \n`,
    );
    expect(arrived().html.match(/Maya Fernandes/g)).toHaveLength(1);
  });

  describe('invite to a meeting', () => {
    const input = { start: '2026-12-01T11:00+01:00', duration_minutes: 45, place: 'Halle 4' };
    const invite = async (title: string, language: string | null) => {
      await speak(language);
      const meeting = { ...input, title, time_zone: 'Europe/Berlin' };
      const leadId = await mailing.createLead({
        first_name: 'Grace',
        last_name: 'Mwangi',
        email: 'grace@example.com',
        phone: '+254 20 2123456',
      });
      expect((await mailing.post(`/api/leads/${leadId}/meetings`, meeting)).status).toBe(201);
      await speak(null);
      return { leadId, ...arrived() };
    };

    it.each([
      [
        'de',
        'Demo',
        'Einladung: Demo',
        'Guten Tag Grace Mwangi,\n\nich möchte Sie zu einem Termin einladen.\n\nDemo\n' +
          'Wann: Dienstag, 1. Dezember 2026 um 11:00 Uhr (Mitteleuropäische Normalzeit), 45 Minuten\n' +
          'Bei Ihnen: Dienstag, 1. Dezember 2026 um 13:00 Uhr (Ostafrikanische Zeit)\n' +
          'Wo: Halle 4\n',
        'Mit freundlichen Grüßen\nMaya Fernandes\n\nAurora Trading\n',
      ],
      [
        'hi',
        'Demo',
        'आमंत्रण: Demo',
        'नमस्ते Grace जी,\n\nआप एक मीटिंग के लिए आमंत्रित हैं।\n\nDemo\n' +
          'कब: मंगलवार, 1 दिसंबर 2026 को 11:00 बजे',
        'सादर,\nMaya\n\nMaya Fernandes\n',
      ],
      [
        'en',
        'عرض Aurora للمنتجات',
        'دعوة: عرض Aurora للمنتجات',
        'مرحبًا Grace،\n\nأودّ دعوتك إلى اجتماع.\n\nعرض Aurora للمنتجات\nالموعد: الثلاثاء، 1 ديسمبر 2026، الساعة 11:00',
        'مع أطيب التحيات،\nMaya\n',
      ],
    ])('in %s: %s', async (language, title, subject, begin, end) => {
      const letter = await invite(title, language);
      expect(letter.subject).toBe(subject);
      expect(letter.text.startsWith(begin)).toBe(true);
      expect(letter.text).toContain(end);
      expect(letter.html).toContain(`dir="${title === 'Demo' ? 'ltr' : 'rtl'}"`);
      const { calendar } = await db.read
        .selectFrom('emails')
        .select('calendar')
        .where('lead_id', '=', letter.leadId)
        .executeTakeFirstOrThrow();
      expect(calendar).toContain(title === 'Demo' ? `//${language.toUpperCase()}` : '//AR');
    });
  });
});
