import { createSign, type KeyObject } from 'node:crypto'

/** A self-signed X.509 certificate in PEM: Node reads certificates but does not make them. Times in ms. */
export function selfSignedCertificate(keys: { publicKey: KeyObject; privateKey: KeyObject }, from: number, until: number): string {
  const name = der(0x30, der(0x31, der(0x30, der(0x06, Buffer.from([0x55, 4, 3])), der(0x0c, Buffer.from('Tenpay.com Root CA')))))
  const algorithm = der(0x30, der(0x06, Buffer.from([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 0x0b])), der(0x05))
  const time = (ms: number) => der(0x18, Buffer.from(`${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}Z`))
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([0x15, 0x7f])),
    algorithm,
    name,
    der(0x30, time(from), time(until)),
    name,
    keys.publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = createSign('RSA-SHA256').update(body).sign(keys.privateKey)
  const bytes = der(0x30, body, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])))
  return `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts)
  const size =
    value.length < 128 ? [value.length] : value.length < 256 ? [0x81, value.length] : [0x82, value.length >> 8, value.length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), value])
}
