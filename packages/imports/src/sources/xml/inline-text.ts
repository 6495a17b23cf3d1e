import { XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml'
import { mathText } from './math-text.ts'
import { tableLines } from './table-text.ts'

/** Elements that begin a new line. */
const LINES = new Set([
  'claim-text',
  'p',
  'li',
  'br',
  'row',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'table',
  'heading',
  'title',
  // The formats of 2001 to 2004.
  'PARA',
  'CLMSTEP',
  'H',
  'LI',
  'paragraph',
  'item',
])
/** Elements whose characters are not text. */
const SILENT = new Set(['img', 'chemistry', 'us-chemistry', 'us-math', 'EMI', 'CHEM-US', 'MATHEMATICA', 'chemistry-cwu', 'image'])

const RAISED: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  '=': '⁼',
  '(': '⁽',
  ')': '⁾',
  n: 'ⁿ',
}
const LOWERED: Readonly<Record<string, string>> = {
  '0': '₀',
  '1': '₁',
  '2': '₂',
  '3': '₃',
  '4': '₄',
  '5': '₅',
  '6': '₆',
  '7': '₇',
  '8': '₈',
  '9': '₉',
  '+': '₊',
  '-': '₋',
  '−': '₋',
  '=': '₌',
  '(': '₍',
  ')': '₎',
}
const SHIFTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sup: RAISED,
  sup2: RAISED,
  superscript: RAISED,
  SP: RAISED,
  Sup: RAISED,
  sub: LOWERED,
  sub2: LOWERED,
  subscript: LOWERED,
  SB: LOWERED,
  Sub: LOWERED,
}

/**
 * The text of an element with marked-up content as plain text: one line per block (claim step, list item, table row), table rows and
 * cells start with tabs, formulas on one line, super- and subscript numbers in Unicode (`CO₂`, `10⁻³`; searching folds them to plain
 * digits).
 */
export function inlineText(element: XmlElement): string {
  const parts: string[] = []
  for (const child of element.children) collect(child, parts)
  return parts
    .join('')
    .replace(/[ \u00a0]*\n[^\S\t]*/g, '\n')
    .replace(/ {2,}/g, ' ')
    .replace(/([₀-₎⁰-ⁿ¹²³]) (?=[,.;:)\]])/g, '$1')
    .replace(/^[^\S\t]+|\s+$/g, '')
}

function collect(node: XmlNode, parts: string[]): void {
  if (node instanceof XmlText) parts.push(node.text.replace(/\s+/g, ' '))
  if (!(node instanceof XmlElement) || SILENT.has(node.name)) return
  const shifted = SHIFTED[node.name]
  if (shifted !== undefined) {
    // The space before the next word is often inside: `L<sub>1 </sub>represents`.
    const [, before = '', text = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(node.text) ?? []
    parts.push(before && ' ', shift(text, shifted), after && ' ')
    return
  }
  if (node.name === 'math') {
    parts.push(mathText(node, raised, lowered))
    return
  }
  if (node.name === 'tgroup') {
    for (const line of tableLines(node, inlineText)) parts.push('\n', line)
    parts.push('\n')
    return
  }
  if (LINES.has(node.name)) parts.push('\n')
  if (node.name === 'entry') parts.push('\t')
  for (const child of node.children) collect(child, parts)
}

/** The text of a `sub` or `sup` element in Unicode's characters, unchanged if they do not exist; undefined for another element. */
export function shiftedText(element: string, text: string): string | undefined {
  const forms = SHIFTED[element]
  return forms === undefined ? undefined : shift(text, forms)
}

const raised = (text: string) => shiftedOrNone(text, RAISED)
const lowered = (text: string) => shiftedOrNone(text, LOWERED)

/** Only if every character has such a form: a half-shifted word would be less legible than a plain one. */
function shift(text: string, forms: Readonly<Record<string, string>>): string {
  return shiftedOrNone(text, forms) ?? text
}

function shiftedOrNone(text: string, forms: Readonly<Record<string, string>>): string | undefined {
  const signs = [...text].map((sign) => forms[sign])
  return signs.includes(undefined) ? undefined : signs.join('')
}
