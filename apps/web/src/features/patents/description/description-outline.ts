/** A paragraph of a description as the API answers it. */
export interface ParagraphLike {
  readonly text: string
  readonly heading: boolean
  readonly section: string | null
}

/** Parts of a description that the law names, in the order of a document. */
export const DESCRIPTION_SECTIONS = ['field', 'background', 'summary', 'drawings', 'embodiments'] as const
export type DescriptionSection = (typeof DESCRIPTION_SECTIONS)[number]

/** A part of a description: an entry of the outline. */
export interface DescriptionPart {
  /** Anchor, unique within the description. */
  readonly id: string
  readonly section: DescriptionSection | null
  /** The heading as written, null if the part has none. */
  readonly heading: string | null
  readonly paragraphs: readonly string[]
}

/** Splits a description at section changes and headings, completely and in order. */
export function descriptionParts(paragraphs: readonly ParagraphLike[]): DescriptionPart[] {
  const parts: { section: DescriptionSection | null; heading: string | null; paragraphs: string[] }[] = []
  for (const { text, heading, section } of paragraphs) {
    const named = DESCRIPTION_SECTIONS.find((one) => one === section) ?? null
    const open = parts.at(-1)
    if (heading) parts.push({ section: named, heading: text, paragraphs: [] })
    else if (open === undefined || (named !== null && open.section !== null && named !== open.section)) {
      parts.push({ section: named, heading: null, paragraphs: [text] })
    } else {
      open.section ??= named
      open.paragraphs.push(text)
    }
  }
  return parts.map((part, index) => ({ ...part, id: `description-${index + 1}` }))
}
