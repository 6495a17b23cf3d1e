/** A parsed literature citation; unknown parts are empty. */
export interface ReadCitation {
  readonly title: string
  readonly author: string
  readonly source: string
  /** `yyyy` */
  readonly year: string
}

/** A title between quotation marks of any kind, with at least three characters. */
const QUOTED = /["“”„«《〈](?<title>[^"“”«»《》〈〉]{3,})["”“»》〉]/
/** A separate year, or in a date, not in a number. */
const YEAR = /(?<![\d/])(?:1[89]|20)\d{2}(?![\d/])/g
/** Pages, which may look like years. */
const PAGES = /\bpp?\.?\s*\d+(?:\s*[-–—]\s*\d+)?/gi

/** Parses a literature citation in any form. Never fails. Pure. */
export function readCitation(text: string): ReadCitation {
  const whole = text.replace(/\s+/g, ' ').trim()
  const year = [...whole.replaceAll(PAGES, '').matchAll(YEAR)].at(-1)?.[0] ?? ''
  const quoted = QUOTED.exec(whole)
  if (quoted === null) return { title: whole, author: '', source: '', year }
  const before = whole.slice(0, quoted.index)
  const behind = whole.slice(quoted.index + quoted[0].length)
  return { title: trimmed(quoted.groups?.['title'] ?? ''), author: trimmed(before), source: trimmed(behind), year }
}

/** Without surrounding punctuation. */
function trimmed(text: string): string {
  return text.replace(/^[\s,;:.，；：。]+|[\s,;:，；：]+$/g, '')
}
