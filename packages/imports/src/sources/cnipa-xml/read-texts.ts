import type { XmlElement } from '@rgrove/parse-xml'
import { linkedClaims, type Claim, type Paragraph } from '@gezhi/records'
import { childElements } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'

type Section = Paragraph['section']

/** Parts of the description by their elements, of both generations. */
const PARTS: Readonly<Record<string, Section>> = {
  'technical-field': 'field',
  TechnicalField: 'field',
  'background-art': 'background',
  BackgroundArt: 'background',
  disclosure: 'summary',
  Disclosure: 'summary',
  'description-of-drawings': 'drawings',
  DrawingsDescription: 'drawings',
  'mode-for-invention': 'embodiments',
  'best-mode': 'embodiments',
  InventionMode: 'embodiments',
}
/** Headings prescribed by the drafting rules, which delimit the parts if no elements do. */
const HEADINGS: readonly (readonly [RegExp, Section])[] = [
  [/^(?:所属)?技术领域$/, 'field'],
  [/^背景技术$/, 'background'],
  [/^(?:发明|实用新型)?内容$|^(?:发明|实用新型)的?内容$/, 'summary'],
  [/^附图说明$/, 'drawings'],
  [/^(?:具体)?实施(?:方式|例)$/, 'embodiments'],
]
const TITLES = new Set(['invention-title', 'InventionTitle'])

/** The claims with those they refer to; the number repeated before the text is removed. */
export function readCnipaClaims(claims: readonly XmlElement[], lang: string): Claim[] {
  const written = claims.map((claim, index) => {
    const number = Number(claim.attributes['num']) || index + 1
    return { lang, number, text: inlineText(claim).replace(new RegExp(String.raw`^${number}\s*[.、．]\s*`), '') }
  })
  return linkedClaims(written)
}

/** Paragraphs and headings in order, each with its part if elements or headings determine it. The title above them is left out. */
export function readCnipaDescription(description: XmlElement, lang: string): Paragraph[] {
  let underHeading: Section
  const paragraph = (element: XmlElement, part: Section): Paragraph[] => {
    const text = inlineText(element).replace(/^\[\d{4,5}\]\s*/, '')
    if (text === '') return []
    const heading = HEADINGS.find(([words]) => words.test(text.replace(/[:：\s]/g, '')))?.[1]
    if (heading !== undefined) underHeading = heading
    const section = part ?? underHeading
    return [{ lang, text, ...(heading !== undefined && { heading: true as const }), ...(section !== undefined && { section }) }]
  }
  return childElements(description).flatMap((child) => {
    if (TITLES.has(child.name)) return []
    if (!(child.name in PARTS)) return paragraph(child, undefined)
    const part = PARTS[child.name]
    underHeading = part
    const within = childElements(child).filter(({ name }) => /^(?:p|paragraphs|heading)$/i.test(name))
    return within.length === 0 ? paragraph(child, part) : within.flatMap((element) => paragraph(element, part))
  })
}
