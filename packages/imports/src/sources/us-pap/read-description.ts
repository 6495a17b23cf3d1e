import { XmlElement, type XmlNode } from '@rgrove/parse-xml'
import type { Paragraph } from '@gezhi/records'
import { sectionOfHeading } from '../us-redbook/read-description.ts'
import { isElement } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'

type Section = Paragraph['section']

const PARTS: Readonly<Record<string, Section>> = {
  'background-of-invention': 'background',
  'summary-of-invention': 'summary',
  'brief-description-of-drawings': 'drawings',
  'detailed-description': 'embodiments',
}
/** Parts that are divided further only by their headings. */
const DIVIDED = new Set<Section>([undefined, 'background', 'summary'])

interface State {
  readonly lang: string
  readonly paragraphs: Paragraph[]
  part: Section
  heading: Section
}

/** Paragraphs and headings in order, each with its part; paragraph numbers are removed. */
export function readPapDescription(description: XmlElement | null, lang: string): Paragraph[] {
  const state: State = { lang, paragraphs: [], part: undefined, heading: undefined }
  for (const part of description?.children ?? []) {
    if (!isElement(part)) continue
    Object.assign(state, { part: PARTS[part.name], heading: undefined })
    for (const child of part.children) readNode(child, state)
  }
  return state.paragraphs
}

function readNode(node: XmlNode, state: State): void {
  if (!(node instanceof XmlElement)) return
  if (node.name === 'section') {
    for (const child of node.children) readNode(child, state)
    return
  }
  node.children = node.children.filter((child) => !isElement(child, 'number'))
  const text = inlineText(node)
  if (text === '') return
  const heading = node.name === 'heading'
  if (heading) state.heading = sectionOfHeading(text) ?? state.heading
  const section = DIVIDED.has(state.part) ? (state.heading ?? state.part) : state.part
  state.paragraphs.push({ lang: state.lang, text, ...(heading && { heading }), ...(section !== undefined && { section }) })
}
