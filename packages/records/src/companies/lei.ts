/** The text as a legal entity identifier (ISO 17442), in upper case without spaces; null if it is none or its check digits are wrong. */
export function readLei(text: string): string | null {
  const lei = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
  return /^[0-9A-Z]{18}\d\d$/.test(lei) && remainder(lei) === 1 ? lei : null
}

/** Modulo 97 of the code with letters as 10 to 35 (ISO 7064 MOD 97-10). */
function remainder(lei: string): number {
  let rest = 0
  for (const sign of lei) rest = (/\d/.test(sign) ? rest * 10 + Number(sign) : rest * 100 + sign.charCodeAt(0) - 55) % 97
  return rest
}
