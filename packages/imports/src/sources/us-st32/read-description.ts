import { XmlElement, type XmlNode } from '@rgrove/parse-xml'
import type { Paragraph } from '@gezhi/records'
import { sectionOfHeading } from '../us-redbook/read-description.ts'
import { inlineText } from '../xml/inline-text.ts'

type Section = Paragraph['section']

const PARTS: Readonly<Record<string, Section>> = { BRFSUM: 'summary', DRWDESC: 'drawings', DETDESC: 'embodiments' }
/** Container elements of paragraphs without text of their own. */
const HOLDERS = new Set(['BTEXT', 'RELAPP', 'GOVINT', 'RPTSEC'])

interface State {
  readonly lang: string
  readonly paragraphs: Paragraph[]
  part: Section
  heading: Section
}

/** Paragraphs and headings in order, each with its part if elements or headings determine it. */
export function readSt32Description(description: XmlElement | null, lang: string): Paragraph[] {
  const state: State = { lang, paragraphs: [], part: undefined, heading: undefined }
  for (const child of description?.children ?? []) readNode(child, state)
  return state.paragraphs
}

function readNode(node: XmlNode, state: State): void {
  if (!(node instanceof XmlElement)) return
  const part = PARTS[node.name]
  if (part === undefined && !HOLDERS.has(node.name)) {
    add(node, state)
    return
  }
  if (node.name !== 'BTEXT') Object.assign(state, { part, heading: undefined })
  for (const child of node.children) readNode(child, state)
}

function add(node: XmlElement, state: State): void {
  const text = inlineText(node)
  if (text === '') return
  const heading = node.name === 'H'
  if (heading) state.heading = sectionOfHeading(text) ?? state.heading
  // The summary part also contains field and background, distinguished only by headings.
  const section = state.part === undefined || state.part === 'summary' ? (state.heading ?? state.part) : state.part
  state.paragraphs.push({ lang: state.lang, text, ...(heading && { heading }), ...(section !== undefined && { section }) })
}
