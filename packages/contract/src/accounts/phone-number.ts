/** A mainland mobile number: optional +86 or 0086, 1, a digit 3 to 9, nine digits (spec 1, section 5). */
const PHONE_PATTERN = /^(?:\+86|0086)?(1[3-9]\d{9})$/

/** The 11 digits of a mainland mobile number without prefix and spaces; null for any other text. */
export function readPhone(text: string): string | null {
  return PHONE_PATTERN.exec(text.trim())?.[1] ?? null
}
