import { XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml'

/** The super- or subscript form of a text; undefined if Unicode has none. */
type Shift = (text: string) => string | undefined

/** Invisible characters: function application, invisible times, comma and plus. */
const UNSEEN = /[\u2061-\u2064]/g
/** Operators with a space on both sides. */
const SPACED = /^(?:[=≠≈≡≅≃∼<>≤≥≪≫≦≧+−±∓×÷·∙∗*∈∉⊂⊆∪∩∧∨→←↔⇒⇔∝]|<=|>=|:=|-|mod)$/
/** Accents, as combining characters after the letter. */
const ACCENTS: Readonly<Record<string, string>> = {
  '¯': '\u0304',
  '‾': '\u0304',
  _: '\u0304',
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '→': '\u20d7',
  '˙': '\u0307',
  '.': '\u0307',
}
/** Atomic terms: a number or name, or something in brackets, with super- and subscripts. */
const ONE = /^(?:[\p{L}\p{N}\p{M}.,′″%∞]+|[([{|⌊⌈][^()[\]{}|⌊⌋⌈⌉]*[)\]}|⌋⌉])[\p{No}⁺⁻₊₋]*$/u

/** A MathML formula on one line, as one would type it: `W = ⌊log₂ (M/R)⌋`, `x̄ = (a + b)/2`, `∑_(i = 1)^n xᵢ`. */
export function mathText(math: XmlElement, raised: Shift, lowered: Shift): string {
  const parts = (element: XmlElement) => element.children.filter((child) => child instanceof XmlElement)
  const all = (nodes: readonly XmlNode[]): string => nodes.map(write).join('')
  const part = (element: XmlElement, index: number) => write(parts(element)[index] ?? new XmlText('')).trim()
  const below = (text: string) => (text === '' ? '' : (lowered(text) ?? `_${grouped(text)}`))
  const above = (text: string) => (text === '' ? '' : (raised(text) ?? (/^[′″‴*†]+$/.test(text) ? text : `^${grouped(text)}`)))
  const base = (element: XmlElement) => part(element, 0)

  const FORMS: Readonly<Record<string, (element: XmlElement) => string>> = {
    mfrac: (element) => `${grouped(part(element, 0))}/${grouped(part(element, 1))}`,
    msub: (element) => base(element) + below(part(element, 1)),
    msup: (element) => base(element) + above(part(element, 1)),
    msubsup: (element) => base(element) + below(part(element, 1)) + above(part(element, 2)),
    munder: (element) => base(element) + below(part(element, 1)),
    mover: (element) => accented(base(element), part(element, 1)) ?? base(element) + above(part(element, 1)),
    munderover: (element) => `${base(element)}${below(part(element, 1))}${above(part(element, 2))} `,
    msqrt: (element) => `√${grouped(all(element.children).trim())}`,
    mroot: (element) => `${grouped(base(element))}^(1/${part(element, 1)})`,
    mfenced: ({ attributes, children }) => {
      const inner = children.filter((child) => child instanceof XmlElement).map((child) => write(child).trim())
      const between = (attributes['separators'] ?? ',').trim()[0]
      return `${attributes['open'] ?? '('}${inner.join(between === undefined ? '' : `${between} `)}${attributes['close'] ?? ')'}`
    },
    mtable: (element) => parts(element).map(write).join('; '),
    mtr: (element) =>
      parts(element)
        .map((cell) => write(cell).trim())
        .join(', '),
    mspace: () => ' ',
    mo: ({ text }) => operator(text),
    mtext: ({ text }) => text.replace(/\s+/g, ' '),
    annotation: () => '',
    'annotation-xml': () => '',
    img: () => '',
  }
  const write = (node: XmlNode): string => {
    if (node instanceof XmlText) return node.text.trim()
    if (!(node instanceof XmlElement)) return ''
    return FORMS[node.name]?.(node) ?? all(node.children)
  }
  return all(math.children).replaceAll(UNSEEN, '').replace(/\s+/g, ' ').trim()
}

function operator(text: string): string {
  const sign = text.replace(/\s+/g, ' ').trim()
  if (sign === ',' || sign === ';') return `${sign} `
  return SPACED.test(sign) ? ` ${sign} ` : sign
}

function accented(base: string, over: string): string | undefined {
  const mark = ACCENTS[over]
  return mark === undefined || base === '' ? undefined : base + mark
}

/** In brackets unless it is atomic. */
function grouped(text: string): string {
  const seen = text.replaceAll(UNSEEN, '')
  return ONE.test(seen) ? seen : `(${seen})`
}
