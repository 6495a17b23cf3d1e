import type { Claim } from '@gezhi/records'

/** Start of a claim: its number at the beginning of a line or sentence. */
const NUMBERED = /(?<=^\s*|\n\s*|[。；]\s*)(\d{1,3})\s*(?:[、．]|\.(?!\d))\s*/gu

/**
 * Splits a text of all claims at the expected next number, so that numbered steps within a claim do not split it. A text without numbers
 * is one claim. Text before the first number (`What is claimed is:`) is ignored.
 */
export function readClaimsText(text: string, lang: string): Claim[] {
  const starts: { begin: number; end: number }[] = []
  for (const match of text.matchAll(NUMBERED)) {
    if (Number(match[1]) === starts.length + 1) starts.push({ begin: match.index, end: match.index + match[0].length })
  }
  if (starts.length === 0) return [toClaim(text, 1, lang)]
  return starts.map(({ end }, index) => toClaim(text.slice(end, starts[index + 1]?.begin), index + 1, lang))
}

function toClaim(written: string, number: number, lang: string): Claim {
  const text = written
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
  const parents = claimReferences(text).filter((parent) => parent < number)
  return { lang, number, text, independent: parents.length === 0, parents }
}

const SIGNS = ',|、|，|-|－|–|~|～|to|or|and|through|或|和|至|到|及'
const REFERENCE = new RegExp(`(?:\\bclaims?|权利要求)\\s*(\\d{1,3}(?:\\s*(?:${SIGNS})\\s*(?:claim\\s*)?\\d{1,3})*)`, 'giu')
const RANGE = /(\d+)\s*(?:-|－|–|~|～|to|through|至|到)\s*(\d+)/giu
const LONGEST_RANGE = 200

/** Numbers of the claims a text refers to, without duplicates, in order: `claim 1 or 2`, `claims 3 to 5`, `权利要求1-3任一项`. */
export function claimReferences(text: string): number[] {
  const numbers = new Set<number>()
  for (const [, list = ''] of text.matchAll(REFERENCE)) {
    for (const [, from, to] of list.matchAll(RANGE)) {
      for (let n = Number(from); n <= Math.min(Number(to), Number(from) + LONGEST_RANGE); n++) numbers.add(n)
    }
    for (const [number] of list.matchAll(/\d+/g)) numbers.add(Number(number))
  }
  return [...numbers].toSorted((a, b) => a - b)
}
