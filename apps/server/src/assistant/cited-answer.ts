import { CITED_KINDS, type AnswerBlock, type Citation, type QueryLink } from '@gezhi/contract'
import { CallError } from '../http/call-error.ts'
import { searchAnswerer } from '../kinds/answer-list.ts'
import { patentSearch } from '../patents/patent-search.ts'
import { findPassage } from '../tools/cited-texts.ts'
import type { ToolCaller, ToolParts } from '../tools/corpus-tool.ts'
import { textsOfCited } from '../tools/open-cited.ts'
import { listRequest } from '../tools/search-tools.ts'

/** Citations of one answer that are checked; the others are struck. */
const MAX_CITATIONS = 60

/** `[[number|passage]]`, as the model is told to write. Bounded, because a model may repeat spaces and brackets without end. */
const CITATION = /\s{0,3}\[\[([^\]|]{2,80})\|([\s\S]{0,4000}?)\]\]/gu

/** `[[query:QUERY|NUMBER]]`: a number of patents with the query that finds them. */
const COUNTED = /\s{0,3}\[\[query:([\s\S]{1,2000}?)\|\s{0,3}(\d[\d,]{0,14})\s{0,3}\]\]/gu

/**
 * The text of a model as statements, one a paragraph. Only citations whose record exists, may be seen by the caller and contains the passage
 * literally remain, and queries that find the number written with them; the others are struck and counted.
 */
export async function verifiedStatements(text: string, parts: ToolParts, caller: ToolCaller): Promise<AnswerBlock[]> {
  const blocks: AnswerBlock[] = []
  let checked = 0
  for (const paragraph of text.split(/\n+/)) {
    const numbers = [...paragraph.matchAll(COUNTED)].map(([, queryStr, total]) => ({
      queryStr: queryStr!.trim(),
      total: Number(total!.replaceAll(',', '')),
    }))
    const quoted = paragraph.replace(COUNTED, '')
    const written = [...quoted.matchAll(CITATION)].map(([, number, passage]) => ({ number: number!.trim(), passage: passage!.trim() }))
    // What is left of a malformed citation is none either.
    const plain = quoted
      .replace(CITATION, '')
      .replaceAll(/\[\[|\]\]/g, '')
      .trim()
    if (plain === '' && written.length + numbers.length === 0) continue
    const citations: Citation[] = []
    for (const one of written) {
      checked += 1
      const found = checked > MAX_CITATIONS ? null : await verified(one, parts, caller)
      if (found !== null) citations.push(found)
    }
    const queries: QueryLink[] = []
    for (const one of numbers) {
      checked += 1
      if (checked <= MAX_CITATIONS && (await finds(one, parts, caller))) queries.push({ records: 'patent', ...one })
    }
    const struck = written.length - citations.length + numbers.length - queries.length
    blocks.push({ kind: 'text', text: plain, citations, ...(queries.length > 0 && { queries }), struck })
  }
  return blocks
}

/** Whether a query finds this number of patents. */
async function finds(
  { queryStr, total }: { readonly queryStr: string; readonly total: number },
  { serving }: ToolParts,
  caller: ToolCaller,
): Promise<boolean> {
  try {
    const found = await searchAnswerer(patentSearch(serving), serving)(listRequest({ query: queryStr, mode: 'command', size: 0 }), caller)
    return found.totalRelation === 'eq' && found.total === total
  } catch (error) {
    // A query that cannot be run finds nothing.
    if (error instanceof CallError) return false
    throw error
  }
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
