import { XmlElement, type XmlNode, XmlProcessingInstruction } from '@rgrove/parse-xml'
import type { Paragraph } from '@gezhi/records'
import { inlineText } from '../xml/inline-text.ts'

type Section = Paragraph['section']

/** Processing instructions that mark where a part begins and ends. */
const PARTS: Readonly<Record<string, Section>> = {
  BRFSUM: 'summary',
  DETDESC: 'embodiments',
  'brief-description-of-drawings': 'drawings',
}

/** Headings that determine the following part; the first match counts. */
const HEADINGS: readonly (readonly [RegExp, Section])[] = [
  [/brief description.*(drawing|figure)|description of the (drawing|figure)/i, 'drawings'],
  [/background|prior art|related art/i, 'background'],
  [/field/i, 'field'],
  [/detailed description|embodiment|best mode|example/i, 'embodiments'],
  [/summary|disclosure|object/i, 'summary'],
]

/** The part of the description that a heading opens; undefined if it does not determine one. */
export function sectionOfHeading(text: string): Section {
  return HEADINGS.find(([words]) => words.test(text))?.[1]
}

interface State {
  readonly lang: string
  /** The part by the processing instructions, and within it by the last heading. */
  part: Section
  heading: Section
  readonly paragraphs: Paragraph[]
}

/** Paragraphs and headings in order, each with its part if processing instructions or headings determine it. */
export function readDescription(description: XmlElement | null, lang: string): Paragraph[] {
  const state: State = { lang, part: undefined, heading: undefined, paragraphs: [] }
  for (const child of description?.children ?? []) readNode(child, state)
  return state.paragraphs
}

function readNode(node: XmlNode, state: State): void {
  if (node instanceof XmlProcessingInstruction) {
    if (!(node.name in PARTS)) return
    state.part = node.content.includes('end="lead"') ? PARTS[node.name] : undefined
    state.heading = undefined
  }
  if (!(node instanceof XmlElement)) return
  if (node.name === 'description-of-drawings') {
    for (const child of node.children) readNode(child, state)
  } else if (node.name === 'heading') addHeading(node, state)
  else add(inlineText(node), {}, state)
}

function addHeading(node: XmlElement, state: State): void {
  const text = inlineText(node)
  state.heading = sectionOfHeading(text) ?? state.heading
  add(text, { heading: true }, state)
}

function add(text: string, facts: { heading?: true }, state: State): void {
  if (text === '') return
  // The summary part also contains field and background, distinguished only by headings; other parts are as marked.
  const section = state.part === undefined || state.part === 'summary' ? (state.heading ?? state.part) : state.part
  state.paragraphs.push({ lang: state.lang, text, ...facts, ...(section !== undefined && { section }) })
}
