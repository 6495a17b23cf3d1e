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
/** Elements whose characters are not part of the text. */
const SILENT = new Set(['us-chemistry', 'us-math', 'MATHEMATICA'])
/** Formulas that a source provides as images only. */
const PICTURES = new Set(['chemistry', 'chemistry-cwu', 'CHEM-US', 'EMI', 'img', 'image'])
/** Values of `img-content` (ST.36) for images that belong to the text; other images are figures. */
const FORMULA_CONTENT = /^(?:chem|math|table|program-listing|character|undefined)/i
/** Placeholder for a formula or table that is an image: shows that the text is incomplete there. */
export const PICTURE_MARK = '[⋯]'

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

/** Letters with subscript and superscript forms in Unicode; search folds them to plain letters. */
const LOWERED_LETTERS = lettersOf('aehijklmnoprstuvx', 'ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ')
const RAISED_LETTERS = lettersOf('abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVW', 'ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ')

function lettersOf(plain: string, shifted: string): Readonly<Record<string, string>> {
  const forms = [...shifted]
  return Object.fromEntries([...plain].map((letter, index) => [letter, forms[index] ?? letter]))
}

/**
 * The text of an element with marked-up content as plain text: one line for each block (claim step, list item, table row), rows of tables
 * with tabs between cells, formulas on one line, superscripts and subscripts as Unicode characters (`CO₂`, `10⁻³`, `Vᵢ`; search folds
 * them), with `_` or `^` if Unicode lacks them (`R_A`). Formulas that are images become `PICTURE_MARK`; a text of nothing else is empty.
 */
export function inlineText(element: XmlElement): string {
  const parts: string[] = []
  for (const child of element.children) collect(child, parts)
  const text = parts
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/(?<![ \u00a0])[ \u00a0]*\n[^\S\t]*/g, '\n')
    .replace(/([₀-₎⁰-ⁿ¹²³]) (?=[,.;:)\]])/g, '$1')
    .replace(/^[^\S\t]+/, '')
    .trimEnd()
  return text.replaceAll(PICTURE_MARK, '').trim() === '' && !isFormula(element) ? '' : text
}

/** Whether an element contains formulas; a paragraph of nothing else has them as its text. */
function isFormula(element: XmlElement): boolean {
  return element.children.some((child) => child instanceof XmlElement && (FORMULAS.has(child.name) || isFormula(child)))
}

const FORMULAS = new Set(['maths', 'chemistry', 'chemistry-cwu', 'CHEM-US', 'MATH-US'])

/** An image that replaces a part of the text: a formula without a MathML form. */
function isTextPicture(node: XmlElement, parent: XmlElement | null): boolean {
  if (!PICTURES.has(node.name)) return false
  const hasMath = parent?.children.some((child) => child instanceof XmlElement && child.name === 'math' && child.text.trim() !== '')
  if (hasMath === true) return false
  const content = node.attributes['img-content']
  return node.name !== 'img' || (content === undefined ? parent !== null && FORMULAS.has(parent.name) : FORMULA_CONTENT.test(content))
}

function collect(node: XmlNode, parts: string[]): void {
  if (node instanceof XmlText) parts.push(node.text.replace(/\s+/g, ' '))
  if (!(node instanceof XmlElement) || SILENT.has(node.name)) return
  if (PICTURES.has(node.name)) {
    if (isTextPicture(node, node.parent instanceof XmlElement ? node.parent : null)) parts.push(' ', PICTURE_MARK, ' ')
    return
  }
  const shifted = SHIFTED[node.name]
  if (shifted !== undefined) {
    // The space before the next word is often inside: `L<sub>1 </sub>represents`.
    const text = node.text.trim()
    parts.push(/^\s/.test(node.text) ? ' ' : '', shift(text, shifted), text !== '' && /\s$/.test(node.text) ? ' ' : '')
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

/** Ordinals and trade marks are joined to the word before them. */
const JOINED = /^(?:st|nd|rd|th|TM|SM|®|™|©|\*+|[*†‡§]+)$/

/**
 * Unicode superscripts or subscripts if all characters have them, since a mixture is hard to read; otherwise letters and digits are
 * separated by `_` or `^`: `V_max,A`, `x^(i,j)`.
 */
function shift(text: string, forms: Readonly<Record<string, string>>): string {
  const known = shiftedOrNone(text, { ...(forms === RAISED ? RAISED_LETTERS : LOWERED_LETTERS), ...forms })
  if (known !== undefined || JOINED.test(text) || !/[\p{L}\p{N}]/u.test(text)) return known ?? text
  const apart = /^[\p{L}\p{N}]+$/u.test(text) ? text : `(${text})`
  return `${forms === RAISED ? '^' : '_'}${apart}`
}

function shiftedOrNone(text: string, forms: Readonly<Record<string, string>>): string | undefined {
  const signs = [...text].map((sign) => forms[sign])
  return signs.includes(undefined) ? undefined : signs.join('')
}
