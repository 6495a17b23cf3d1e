import { decodeHTML } from 'entities'
import { plainSigns } from '../us-documents/tagged-lines.ts'
import { PICTURE_MARK, shiftedText } from '../xml/inline-text.ts'

/** Names of tags that exports leave in texts: super- and subscripts, fonts, pictures, MathML. */
const NAMES =
  'sub|sup|i|b|u|em|strong|img|image|br|p|span|font|table|maths?|m(?:row|i|o|n|text|sub|sup|subsup|frac|over|under|underover|sqrt|root|table|tr|td|fenced|space|style)'
/** Any other `<` is a literal character. */
const MARK = new RegExp(`</?(?:${NAMES})(?=[\\s/>])[^<>]*>`, 'gi')
const SHIFTED = /<(sub|sup)>([^<>]*)<\/\1>/gi

/** Notation of CNKI. */
const BARS = /\|\|(\/?su[bp])\|\|/g
const PICTURE = /(?<!\s)\s*<(?:img|image)(?=[\s/>])[^<>]*>\s*/gi

/**
 * Plain text of a text with marks and entities: `Mg<sub>2</sub>` and `Mg.sub.2` are Mg₂, `sensor&#39;s` is sensor's, `a<b`
 * stays; `R||sub||1||/sub||` (CNKI) is R₁. Images become `PICTURE_MARK`.
 */
export function markupText(text: string): string {
  const marked = text.replace(BARS, '<$1>')
  const signed = /\.[a-z+-]+\.|##/i.test(marked) ? plainSigns(marked) : marked
  return /[<&]/.test(signed) ? withoutMarks(signed) : signed
}

function withoutMarks(text: string): string {
  const plain = text.replace(SHIFTED, (_, name: string, inner: string) => shiftedText(name.toLowerCase(), inner.trim()) ?? inner)
  return decodeHTML(plain.replace(PICTURE, ` ${PICTURE_MARK} `).replace(MARK, '')).trim()
}
