import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading } from '../../patents/patent-format.ts'
import { splitLines } from '../../pipeline/split-lines.ts'
import type { Answer } from './answer.ts'
import { publicSearchToRecord } from './public-search-to-record.ts'

/** Keys at the beginning of every response; responses with text have parts of the text before them. */
const ALWAYS = ['"bibStart":', '"bibEnd":']
/** Keys that only responses with the full text have, among the first. */
const FULL_TEXT = /"(?:abstractHtml|applicationKindCode|cpcAdditional|cpcCurClassificationGroup)":/

/** Documents with text, as served by the office's public search, JSON lines. */
const FULL: PatentImportFormat = {
  ...source('us-public-search-full-text', 2),
  recognises: (head) => isAnswer(head) && FULL_TEXT.test(firstLine(head)),
}

/** The same without texts, as in result lists. */
const BIBLIOGRAPHIC: PatentImportFormat = {
  ...source('us-public-search-bibliographic', 1),
  recognises: (head) => isAnswer(head) && !FULL_TEXT.test(firstLine(head)),
}

export const PUBLIC_SEARCH_SOURCES: readonly PatentImportFormat[] = [FULL, BIBLIOGRAPHIC]

function source(format: string, rank: number): Omit<PatentImportFormat, 'recognises'> {
  return { format, version: 6, rank, fragments: (bytes) => splitLines(bytes), read: readLine }
}

function firstLine(head: string): string {
  return head.trimStart().split('\n', 1)[0] ?? ''
}

function isAnswer(head: string): boolean {
  const line = firstLine(head)
  return line.startsWith('{') && ALWAYS.every((key) => line.includes(key))
}

function readLine(fragment: Fragment): PatentReading {
  let answer: unknown
  try {
    answer = JSON.parse(fragment.text)
  } catch {
    answer = null
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    return { kind: 'rejected', reason: { en: 'the line is not a JSON object', zh: '该行不是 JSON 对象' } }
  }
  return { kind: 'record', record: publicSearchToRecord(answer as Answer) }
}
