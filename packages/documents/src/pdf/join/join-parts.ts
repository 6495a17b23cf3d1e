import { readFile } from 'node:fs/promises'
import { AFTER_CONTENT, BEFORE_CONTENT, pageAsForm, withTotal, type PageTotal } from './page-total.ts'
import type { PartFacts } from './part-facts.ts'
import { PdfFile, renumber } from './pdf-file.ts'
import { PdfOutput, textString } from './pdf-output.ts'

/** Files to join, all by typst. */
export interface PdfJoin {
  readonly title: string
  readonly language: 'zh' | 'en'
  /** The contents, whose pages come first and are numbered by themselves; null for none. */
  readonly contents: PartFacts | null
  readonly parts: readonly PartFacts[]
  /** A page that is drawn on every page of the parts. */
  readonly total: PartFacts
}

/** Numbers of the objects that belong to no part. */
const CATALOG = 1
const PAGES = 2
const OUTLINES = 3
const INFO = 4
const BEFORE = 5
const AFTER = 6
const LAST = 6

/** A part with the number that its object 0 would have in the document. */
interface NumberedPart extends PartFacts {
  readonly base: number
}

/** The neighbours of the bookmarks of a part. */
interface Neighbours {
  readonly previous?: NumberedPart | undefined
  readonly next?: NumberedPart | undefined
}

/**
 * One PDF of several: pages and bookmarks in order, page numbers completed by their total. Reads one part at a time; its objects get other
 * numbers, and nothing in their streams changes.
 */
export async function* joinParts({ title, language, contents, parts, total }: PdfJoin): AsyncGenerator<Buffer> {
  const [numberedTotal, numberedContents, numbered] = numberParts(total, contents, parts)
  const output = new PdfOutput()
  yield output.header()
  yield* documentObjects(output, { title, language, contents: numberedContents, parts: numbered })
  const form = { form: numberedTotal.base + numberedTotal.pages[0]!, before: BEFORE, after: AFTER }
  yield* totalObjects(output, numberedTotal)
  const bookmarked = numbered.filter(({ outline }) => outline !== null)
  for (const part of numbered) {
    const index = bookmarked.indexOf(part)
    yield* partObjects(output, part, { previous: bookmarked[index - 1], next: index < 0 ? undefined : bookmarked[index + 1] }, form)
  }
  if (numberedContents !== null) yield* contentsObjects(output, numberedContents, numbered)
  yield output.trailer(CATALOG, INFO)
}

function numberParts(
  total: PartFacts,
  contents: PartFacts | null,
  parts: readonly PartFacts[],
): [NumberedPart, NumberedPart | null, readonly NumberedPart[]] {
  let base = LAST
  const next = (part: PartFacts): NumberedPart => {
    const numbered = { ...part, base }
    base += part.size - 1
    return numbered
  }
  return [next(total), contents === null ? null : next(contents), parts.map(next)]
}

interface DocumentFacts {
  readonly title: string
  readonly language: 'zh' | 'en'
  readonly contents: NumberedPart | null
  readonly parts: readonly NumberedPart[]
}

function* documentObjects(output: PdfOutput, { title, language, contents, parts }: DocumentFacts): Generator<Buffer> {
  const branches = contents === null ? parts : [contents, ...parts]
  const count = branches.reduce((sum, { pages }) => sum + pages.length, 0)
  const bookmarked = parts.filter(({ outline }) => outline !== null)
  const labels = contents === null ? '0 << /S /D >>' : `0 << /S /r >> ${contents.pages.length} << /S /D >>`
  const entries = [
    `/Type /Catalog /Pages ${PAGES} 0 R /PageLabels << /Nums [${labels}] >> /Lang (${language === 'zh' ? 'zh-CN' : 'en'})`,
    '/ViewerPreferences << /DisplayDocTitle true >>',
    ...(bookmarked.length === 0 ? [] : [`/Outlines ${OUTLINES} 0 R /PageMode /UseOutlines`]),
  ]
  yield output.object(CATALOG, `<< ${entries.join(' ')} >>`)
  // The page tree of each part is a branch.
  const kids = branches.map(({ base, pageTree }) => `${base + pageTree} 0 R`)
  yield output.object(PAGES, `<< /Type /Pages /Count ${count} /Kids [${kids.join(' ')}] >>`)
  const [first, last] = [bookmarked[0], bookmarked.at(-1)]
  if (first !== undefined && last !== undefined) {
    yield output.object(OUTLINES, `<< /Type /Outlines /First ${firstBookmark(first)} 0 R /Last ${lastBookmark(last)} 0 R >>`)
  }
  yield output.object(INFO, `<< /Title ${textString(title)} /Producer (Typst) >>`)
  yield output.stream(BEFORE, BEFORE_CONTENT)
  yield output.stream(AFTER, AFTER_CONTENT)
}

async function* totalObjects(output: PdfOutput, part: NumberedPart): AsyncGenerator<Buffer> {
  const file = new PdfFile(await readFile(part.path))
  for (const { number, head, stream } of objectsOf(file, part)) {
    if (number === part.pageTree) continue
    const form = number === part.pages[0] ? pageAsForm(file, number, (old) => part.base + old) : { head, stream }
    yield output.object(part.base + number, form.head, form.stream)
  }
}

async function* partObjects(output: PdfOutput, part: NumberedPart, neighbours: Neighbours, total: PageTotal): AsyncGenerator<Buffer> {
  const pages = new Set(part.pages)
  for (const { number, head, stream } of objectsOf(new PdfFile(await readFile(part.path)), part)) {
    const changed = pages.has(number) ? withTotal(head, total) : withNeighbours(head, number, part, neighbours)
    yield output.object(part.base + number, number === part.pageTree ? withParent(head) : changed, stream)
  }
}

/** A link of the contents. */
const LINK = /\/A\s*<<[^>]*\(gezhi-page:(\d+)\)[^>]*>>/

async function* contentsObjects(output: PdfOutput, part: NumberedPart, parts: readonly NumberedPart[]): AsyncGenerator<Buffer> {
  const pages = parts.flatMap((one) => one.pages.map((page) => one.base + page))
  for (const { number, head, stream } of objectsOf(new PdfFile(await readFile(part.path)), part)) {
    const linked = head.replace(LINK, (_whole, page: string) => `/Dest [${pages[Number(page) - 1]} 0 R /XYZ null null null]`)
    yield output.object(part.base + number, number === part.pageTree ? withParent(head) : linked, stream)
  }
}

/** The objects of a part that the document keeps, with the numbers they refer to changed. */
function* objectsOf(file: PdfFile, part: NumberedPart): Generator<{ number: number; head: string; stream: Buffer | null }> {
  for (let number = 1; number < part.size; number++) {
    if (part.dropped.includes(number)) continue
    const { head, stream } = file.object(number)
    yield { number, head: renumber(head, (old) => (old === part.outline?.root ? OUTLINES : part.base + old)), stream }
  }
}

function withParent(head: string): string {
  return head.replace('<<', `<< /Parent ${PAGES} 0 R`)
}

/** The first and the last bookmark of a part follow and precede those of other parts. */
function withNeighbours(head: string, number: number, { outline }: NumberedPart, { previous, next }: Neighbours): string {
  let linked = head
  if (number === outline?.first && previous !== undefined) linked = linked.replace('<<', `<< /Prev ${lastBookmark(previous)} 0 R`)
  if (number === outline?.last && next !== undefined) linked = linked.replace('<<', `<< /Next ${firstBookmark(next)} 0 R`)
  return linked
}

function firstBookmark({ base, outline }: NumberedPart): number {
  return base + outline!.first
}

function lastBookmark({ base, outline }: NumberedPart): number {
  return base + outline!.last
}
