import type { Settings } from '../../settings/settings.ts'

/** What a provider states about a person; `iss` and `sub` are verified. */
export interface Claims {
  readonly iss: string
  readonly sub: string
  readonly [claim: string]: unknown
}

const EMAIL = /^[^\s@\p{C}]{1,64}@[^\s@\p{C}]{1,190}$/u

/** The e-mail address in lower case, if the provider states that it is verified. */
export function admittedEmail({ email, email_verified: verified }: Claims): string | null {
  // Some providers send the text.
  if (verified !== true && verified !== 'true') return null
  return typeof email === 'string' && EMAIL.test(email) ? email.toLowerCase() : null
}

/** Whether the operator admits a person: by the domain of their verified e-mail address, and by a claim. */
export function isAdmitted(
  claims: Claims,
  { GEZHI_OIDC_EMAIL_DOMAINS: domains, GEZHI_OIDC_CLAIM: required }: Pick<Settings, 'GEZHI_OIDC_EMAIL_DOMAINS' | 'GEZHI_OIDC_CLAIM'>,
): boolean {
  const domain = admittedEmail(claims)?.split('@')[1]
  if (domains.length > 0 && (domain === undefined || !domains.includes(domain))) return false
  if (required === null) return true
  const given = valuesOf(at(claims, required.path))
  return required.values.some((value) => given.includes(value))
}

function at(claims: Claims, path: readonly string[]): unknown {
  // Providers also use names with dots, such as addresses.
  if (Object.hasOwn(claims, path.join('.'))) return claims[path.join('.')]
  return path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined),
    claims,
  )
}

function valuesOf(value: unknown): readonly string[] {
  return (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((one) =>
    ['string', 'number', 'boolean'].includes(typeof one) ? [String(one)] : [],
  )
}
