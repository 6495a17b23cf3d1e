import { CITED_KINDS, type AnswerBlock, type Citation } from '@gezhi/contract'
import { findPassage } from '../tools/cited-texts.ts'
import type { ToolCaller, ToolParts } from '../tools/corpus-tool.ts'
import { textsOfCited } from '../tools/open-cited.ts'

/** Citations of one answer that are checked; the others are struck. */
const MAX_CITATIONS = 60

/** `[[number|passage]]`, as the model is told to write. */
const CITATION = /\s*\[\[([^\]|]{2,80})\|([\s\S]*?)\]\]/gu

/**
 * The text of a model as statements, one a paragraph. Only citations whose record exists, may be seen by the caller and contains the passage
 * literally remain; the others are struck and counted.
 */
export async function verifiedStatements(text: string, parts: ToolParts, caller: ToolCaller): Promise<AnswerBlock[]> {
  const blocks: AnswerBlock[] = []
  let checked = 0
  for (const paragraph of text.split(/\n+/)) {
    const written = [...paragraph.matchAll(CITATION)].map(([, number, passage]) => ({ number: number!.trim(), passage: passage!.trim() }))
    // What is left of a malformed citation is none either.
    const plain = paragraph
      .replace(CITATION, '')
      .replaceAll(/\[\[|\]\]/g, '')
      .trim()
    if (plain === '' && written.length === 0) continue
    const citations: Citation[] = []
    for (const one of written) {
      checked += 1
      const found = checked > MAX_CITATIONS ? null : await verified(one, parts, caller)
      if (found !== null) citations.push(found)
    }
    blocks.push({ kind: 'text', text: plain, citations, struck: written.length - citations.length })
  }
  return blocks
}

async function verified(
  { number, passage }: { readonly number: string; readonly passage: string },
  parts: ToolParts,
  caller: ToolCaller,
): Promise<Citation | null> {
  for (const kind of CITED_KINDS) {
    const place = findPassage(await textsOfCited(kind, number, parts, caller), passage)
    if (place !== null) return { kind, number, ...place, passage }
  }
  return null
}
