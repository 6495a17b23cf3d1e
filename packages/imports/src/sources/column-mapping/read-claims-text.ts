import { linkedClaims, type Claim } from '@gezhi/records'

/** Start of a claim: its number at the beginning of a line or sentence. */
const NUMBERED = /(?=\d)(?<=^\s*|\n\s*|[。；]\s*)(\d{1,3})\s*(?:[、．]|\.(?!\d))\s*/gu

/**
 * Splits a text of all claims at the expected next number, so that numbered steps within a claim do not split it. A text without numbers
 * is one claim. Text before the first number (`What is claimed is:`) is ignored.
 */
export function readClaimsText(text: string, lang: string): Claim[] {
  const starts: { begin: number; end: number }[] = []
  for (const match of text.matchAll(NUMBERED)) {
    if (Number(match[1]) === starts.length + 1) starts.push({ begin: match.index, end: match.index + match[0].length })
  }
  if (starts.length === 0) return linkedClaims([{ lang, number: 1, text: tidyText(text) }])
  return linkedClaims(
    starts.map(({ end }, index) => ({ lang, number: index + 1, text: tidyText(text.slice(end, starts[index + 1]?.begin)) })),
  )
}

function tidyText(written: string): string {
  return written
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
