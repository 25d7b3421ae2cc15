import { generateKeyPairSync, sign } from 'node:crypto';
import { isIPv4 } from 'node:net';

/*
 * A certificate for tests: Node can read certificates but not create them, and a key in the
 * repository would look like a secret. Names are those of RFC 5280.
 */

const object = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const { length } = body;
  const bytes =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), body]);
};
const sequence = (...parts: Buffer[]) => object(0x30, ...parts);
const octets = (part: Buffer) => object(0x04, part);
const bits = (part: Buffer) => object(0x03, Buffer.from([0]), part);
const integer = (value: number) => object(0x02, Buffer.from([value]));
const identifier = (hex: string) => object(0x06, Buffer.from(hex, 'hex'));
const time = (date: Date) =>
  object(0x17, Buffer.from(`${date.toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`));

const commonName = identifier('550403');
const subjectAltName = identifier('551d11');
const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));

/**
 * Creates a key and a self-signed certificate, valid today, as PEM.
 * @param host Host name in the certificate.
 */
export function selfSigned(host: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const day = 86_400_000;
  const name = sequence(object(0x31, sequence(commonName, object(0x0c, Buffer.from(host)))));
  const alternative = isIPv4(host)
    ? object(0x87, Buffer.from(host.split('.').map(Number)))
    : object(0x82, Buffer.from(host));
  const contents = sequence(
    object(0xa0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    object(0xa3, sequence(sequence(subjectAltName, octets(sequence(alternative))))),
  );
  const signature = sign('sha256', contents, privateKey);
  const certificate = sequence(contents, ecdsaWithSha256, bits(signature)).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}
