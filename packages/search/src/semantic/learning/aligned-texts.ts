/** The same in both languages. */
export interface AlignedText {
  readonly en: string
  readonly zh: string
}

/** Remarks in brackets: titles of classes refer to other classes there, in either language other ones. */
const REMARK = /\([^()]*\)|（[^（）]*）/g
/** Where lines of a Chinese text were broken. */
const BROKEN_LINE = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu

/** Cuts a text and its translation at semicolons into the parts that belong together, if both have as many; without remarks. None where one is empty. Pure. */
export function alignedTexts(en: string, zh: string): AlignedText[] {
  const [english, chinese] = [partsOf(en), partsOf(zh)]
  if (english.length === 0 || chinese.length === 0) return []
  if (english.length !== chinese.length) return [{ en: english.join('\n'), zh: chinese.join('\n') }]
  return english.map((part, i) => ({ en: part, zh: chinese[i]! }))
}

function partsOf(text: string): string[] {
  const plain = withoutRemarks(text).replace(BROKEN_LINE, '')
  const parts = plain.split(/[;；]/).map((part) => part.trim())
  return parts.filter((part) => part !== '')
}

/** Remarks hold remarks. */
function withoutRemarks(text: string): string {
  const next = text.replace(REMARK, ' ')
  return next === text ? text : withoutRemarks(next)
}
