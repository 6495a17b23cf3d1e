import { X509Certificate, type KeyObject } from 'node:crypto'
import { openSealed } from './aes-gcm.ts'
import { objectOf, listOf, textOf } from '../http/read-json.ts'

/** Keys by which WeChat Pay signs, by serial number of a certificate or id of a public key. */
export interface PlatformKeys {
  /** The key that a signature names; loads the current certificates if it is unknown. Null if WeChat Pay has no such key. */
  find(serial: string): Promise<KeyObject | null>
}

/** A new certificate appears 5 to 10 days before the old one ends: unknown serials are looked up, but not at the pace of an attacker. */
const RELOAD_MS = 60_000

/**
 * Certificates of WeChat Pay, loaded when a signature names an unknown one; `load` returns the body of /v3/certificates, which is encrypted
 * by the API key and therefore trusted without its signature. `known` are the merchant's public keys of WeChat Pay.
 */
export function platformKeys(
  known: ReadonlyMap<string, KeyObject>,
  apiKey: Buffer,
  load: () => Promise<Readonly<Record<string, unknown>>>,
  now: () => number,
): PlatformKeys {
  let certificates = new Map<string, X509Certificate>()
  let loadedAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | null = null
  const reload = async () => {
    certificates = certificatesIn(await load(), apiKey)
    loadedAt = now()
  }
  const current = (serial: string) => {
    const found = certificates.get(serial)
    return found !== undefined && found.validToDate.getTime() > now() && found.validFromDate.getTime() <= now() ? found.publicKey : null
  }
  return {
    async find(serial) {
      const own = known.get(serial)
      if (own !== undefined) return own
      const found = current(serial)
      // A merchant with public keys has no certificates.
      if (found !== null || serial.startsWith('PUB_KEY_ID_') || now() - loadedAt < RELOAD_MS) return found
      loading ??= reload().finally(() => {
        loading = null
      })
      await loading
      return current(serial)
    },
  }
}

function certificatesIn(json: Readonly<Record<string, unknown>>, apiKey: Buffer): Map<string, X509Certificate> {
  return new Map(
    listOf(json, 'data').map((entry) => {
      const sealed = objectOf(entry, 'encrypt_certificate')
      const pem = openSealed(
        {
          ciphertext: textOf(sealed, 'ciphertext') ?? '',
          nonce: textOf(sealed, 'nonce') ?? '',
          associated: textOf(sealed, 'associated_data') ?? '',
        },
        apiKey,
      )
      return [textOf(entry, 'serial_no') ?? '', new X509Certificate(pem)] as const
    }),
  )
}
