import { createPrivateKey, createPublicKey, createSign, createVerify, X509Certificate, type KeyObject } from 'node:crypto'

/** RSA-SHA256 signature of a text in base64, as WeChat Pay and Alipay (RSA2) use it. */
export function signRsa(text: string, key: KeyObject): string {
  return createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64')
}

/** Whether a signature is that of a text; false for anything that is no signature. */
export function verifyRsa(text: string, signature: string, key: KeyObject): boolean {
  return createVerify('RSA-SHA256').update(text, 'utf8').verify(key, signature, 'base64')
}

/** A private key in PEM, or its base64 without header as Alipay's tool writes it (PKCS#8 or PKCS#1); null if it is none. */
export function parsePrivateKey(text: string): KeyObject | null {
  const pem = text.replaceAll('\\n', '\n').trim()
  if (pem.startsWith('-----')) return attempt(() => createPrivateKey(pem))
  const der = Buffer.from(pem, 'base64')
  return (
    attempt(() => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })) ??
    attempt(() => createPrivateKey({ key: der, format: 'der', type: 'pkcs1' }))
  )
}

/** A public key or certificate in PEM, or the base64 of a public key; null if it is none. */
export function parsePublicKey(text: string): KeyObject | null {
  const pem = text.replaceAll('\\n', '\n').trim()
  if (pem.startsWith('-----BEGIN CERTIFICATE')) return attempt(() => new X509Certificate(pem).publicKey)
  if (pem.startsWith('-----')) return attempt(() => createPublicKey(pem))
  return attempt(() => createPublicKey({ key: Buffer.from(pem, 'base64'), format: 'der', type: 'spki' }))
}

function attempt(parse: () => KeyObject): KeyObject | null {
  try {
    const key = parse()
    return key.asymmetricKeyType === 'rsa' ? key : null
  } catch {
    return null
  }
}
