/** The 11 digits of a mainland mobile number, which may have +86 or 0086 before them; null for anything else (spec 1, section 5). */
export function mainlandMobile(text: string): string | null {
  return /^(?:\+86|0086)?(1[3-9]\d{9})$/.exec(text.trim())?.[1] ?? null
}
