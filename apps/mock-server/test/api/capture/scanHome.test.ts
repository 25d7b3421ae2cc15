import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { fakeCards, noCard, startTestServer } from '../../helpers/server.ts';

const image_data = Buffer.from('a picture').toString('base64');

describeOnEachEngine('the country of a card that names none', (open) => {
  it("is guessed from the numbers of the workspace's own latest leads", async () => {
    const db = await open();
    const given: (readonly string[])[] = [];
    const cards = fakeCards((_picture, _signal, numbers = []) => {
      given.push(numbers);
      return Promise.resolve(noCard);
    });
    const server = await startTestServer({ db, cards });
    const [person, stranger] = [await server.register(), await server.register()];
    const post = (path: string, token: string, json: object) =>
      server.request(path, { method: 'POST', token, json });
    for (const phone of ['+41794417782', '079 441 77 83', '+41794417784', '']) {
      const lead = {
        first_name: 'Reto',
        email: `reto${phone.length}${phone.at(-1)}@example.com`,
        phone,
      };
      expect((await post('/api/leads', person.access_token, lead)).status).toBe(201);
    }
    const scan = (token: string) => post('/api/leads/scan-card', token, { image_data });
    expect((await scan(person.access_token)).status).toBe(200);
    expect((await scan(stranger.access_token)).status).toBe(200);
    expect(given).toEqual([['+41794417784', '+41794417782'], []]);
    await server.close();
  });
});
