import { decodeHTML } from 'entities'
import { plainSigns } from '../us-documents/tagged-lines.ts'
import { shiftedText } from '../xml/inline-text.ts'

/** Names of tags that exports leave in texts: super- and subscripts, fonts, pictures, MathML. */
const NAMES =
  'sub|sup|i|b|u|em|strong|img|image|br|p|span|font|table|maths?|m(?:row|i|o|n|text|sub|sup|subsup|frac|over|under|underover|sqrt|root|table|tr|td|fenced|space|style)'
/** Any other `<` is a literal character. */
const MARK = new RegExp(`</?(?:${NAMES})(?=[\\s/>])[^<>]*>`, 'gi')
const SHIFTED = /<(sub|sup)>([^<>]*)<\/\1>/gi

/**
 * Plain text without tags and entities: `Mg<sub>2</sub>` and `Mg.sub.2` become Mg₂, `sensor&#39;s` becomes sensor's, `a<b` is unchanged.
 */
export function markupText(text: string): string {
  const signed = /\.[a-z+-]+\.|##/i.test(text) ? plainSigns(text) : text
  return /[<&]/.test(signed) ? withoutMarks(signed) : signed
}

function withoutMarks(text: string): string {
  const plain = text.replace(SHIFTED, (_, name: string, inner: string) => shiftedText(name.toLowerCase(), inner.trim()) ?? inner)
  return decodeHTML(plain.replace(MARK, ''))
}
