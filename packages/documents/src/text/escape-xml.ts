const SPECIAL = /[&<>"]/g
const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Cleaned text (`cleanText`) as character data or a value in double quotes of XML. */
export function escapeXml(text: string): string {
  return text.replace(SPECIAL, (character) => REFERENCES[character]!)
}
