/** A sign with the term that a list in the text gives it. */
export interface DeclaredSign {
  readonly sign: string
  readonly term: string
}

/** Before a list in Chinese: `图中：1-电池；2-壳体`, `附图标记说明：`. */
const CHINESE_LIST = /(?:附图标记|附图标号|标号说明|标记说明|图中标记|图中标号|图中|其中)[^。\n]{0,12}?[:：，,]([^\n]*)/u
/** Headings of lists in other languages. */
const LIST_HEADING = /reference\s+(?:numerals?|signs?|numbers?|characters?)|list of (?:parts|elements)|bezugszeichen|signes de référence/iu

const SIGN = String.raw`\d{1,4}[a-zA-Z]{0,2}['′]?`
const SIGN_FIRST = new RegExp(String.raw`^\s*(${SIGN})\s*(?:[-—–－:：、.．=]|表示|为|是|\s)+\s*(\p{L}[\p{L}\p{N}\s()（）-]{0,40})\s*$`, 'u')
const TERM_FIRST = new RegExp(String.raw`^\s*(\p{L}[\p{L}\s]{1,40}?)\s*[-—–－:：（(]*\s*(${SIGN})[)）]?\s*$`, 'u')

interface ListedParagraph {
  readonly text: string
  readonly heading: boolean
}

/** The signs that lists in a description give terms: after `附图标记说明` or below a heading `Reference numerals`. */
export function declaredSigns(paragraphs: readonly ListedParagraph[], lang: string): DeclaredSign[] {
  const found = new Map<string, string>()
  let inList = false
  for (const { text, heading } of paragraphs) {
    if (heading) inList = LIST_HEADING.test(text)
    const chinese = lang === 'zh' ? CHINESE_LIST.exec(text)?.[1] : undefined
    if (chinese === undefined && !inList) continue
    for (const { sign, term } of entries(chinese ?? text)) if (!found.has(sign)) found.set(sign, term)
  }
  return [...found].map(([sign, term]) => ({ sign, term }))
}

/** The entries of a list, if nearly all its parts are entries. */
function entries(list: string): DeclaredSign[] {
  for (const separator of [/[；;\n。]/u, /[，,；;\n。]/u, /[、，,；;\n。]/u]) {
    const parts = list.split(separator).filter((part) => part.trim() !== '')
    const read = parts.flatMap((part) => entry(part) ?? [])
    if (read.length > 0 && read.length >= parts.length * 0.8) return read
  }
  return []
}

function entry(part: string): DeclaredSign | null {
  const first = SIGN_FIRST.exec(part)
  if (first !== null) return { sign: first[1] as string, term: (first[2] as string).trim() }
  const last = TERM_FIRST.exec(part)
  return last === null ? null : { sign: last[2] as string, term: (last[1] as string).trim() }
}
