import { decodeHTML } from 'entities'
import { plainSigns } from '../us-documents/tagged-lines.ts'
import { shiftedText } from '../xml/inline-text.ts'

/** Names of marks that exports leave in texts: raised and lowered signs, type faces, pictures, MathML. */
const NAMES =
  'sub|sup|i|b|u|em|strong|img|image|br|p|span|font|table|maths?|m(?:row|i|o|n|text|sub|sup|subsup|frac|over|under|underover|sqrt|root|table|tr|td|fenced|space|style)'
/** Any other `<` is the sign itself. */
const MARK = new RegExp(`</?(?:${NAMES})(?=[\\s/>])[^<>]*>`, 'gi')
const SHIFTED = /<(sub|sup)>([^<>]*)<\/\1>/gi

/** Plain text of a text with marks and entities: `Mg<sub>2</sub>` and `Mg.sub.2` are Mg₂, `sensor&#39;s` is sensor's, `a<b` stays. */
export function markupText(text: string): string {
  const signed = /\.[a-z+-]+\.|##/i.test(text) ? plainSigns(text) : text
  return /[<&]/.test(signed) ? withoutMarks(signed) : signed
}

function withoutMarks(text: string): string {
  const plain = text.replace(SHIFTED, (_, name: string, inner: string) => shiftedText(name.toLowerCase(), inner.trim()) ?? inner)
  return decodeHTML(plain.replace(MARK, ''))
}
