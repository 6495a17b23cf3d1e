import { Visitor, parseSync } from 'oxc-parser'
import { isChinese, type BilingualText } from './bilingual-texts.ts'
import { INPUT_PROPERTIES } from './not-interface.ts'

/** Names of downloaded files are given by the specification, in one language. */
const FILE_NAME = /^[\p{Script=Han}\w-]+\.(?:xlsx?|csv|pdf|zip|docx)$/u

/** The Chinese texts of a module that are in none of its bilingual texts, as `line: text`. */
export function missingStrings(path: string, source: string, listed: readonly Pick<BilingualText, 'zh' | 'en'>[]): readonly string[] {
  const texts: { readonly start: number; readonly end: number; readonly text: string }[] = []
  const input: { readonly start: number; readonly end: number }[] = []
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && INPUT_PROPERTIES.includes(key.name)) input.push(value)
    },
    // Patterns.
    TaggedTemplateExpression: ({ quasi }) => void input.push(quasi),
    Literal({ value, start, end }) {
      if (typeof value === 'string') texts.push({ start, end, text: value })
    },
    TemplateElement: ({ value, start, end }) => void texts.push({ start, end, text: value.cooked ?? value.raw }),
  }).visit(parseSync(path, source).program)
  const known = listed.flatMap(({ zh, en }) => [zh, en])
  return texts
    .filter(({ start, end }) => !input.some((outer) => outer.start <= start && end <= outer.end))
    .filter(({ text }) => !FILE_NAME.test(text) && !segments(text).every((segment) => known.some((one) => one.includes(segment))))
    .map(({ start, text }) => `${source.slice(0, start).split('\n').length}: ${text}`)
}

/** The Chinese parts of a text that may contain both languages. */
function segments(text: string): readonly string[] {
  return text.split(/ \/ |\n/).filter(isChinese)
}
