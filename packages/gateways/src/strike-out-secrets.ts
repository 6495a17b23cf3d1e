const LONGEST = 300

/**
 * Makes a provider's message safe for a log: redacts every given secret, also percent-encoded or in base64, and everything that looks
 * like a mainland mobile number; at most 300 characters on one line.
 */
export function strikeOutSecrets(text: string, secrets: readonly string[]): string {
  const forms = secrets.filter(Boolean).flatMap((secret) => [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')])
  return forms
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, form) => left.replaceAll(form, '***'), text)
    .replace(/(?<!\d)1[3-9]\d{9}(?!\d)/g, '***')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
}
