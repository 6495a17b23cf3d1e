import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ChildProcessEnded } from '../processes/run-limited.ts'
import { DOCUMENT_TEXTS } from '../records/document-texts.ts'
import type { DocumentSet } from '../records/record-document.ts'
import { partFacts, type PartFacts } from './join/part-facts.ts'
import type { PartData } from './part-data.ts'
import { shortTitle, type RecordSegment } from './record-segments.ts'
import { TYPST_SOURCES } from './typst-job.ts'
import { typeset } from './typeset.ts'

/** Where parts are typeset. */
export interface PartTypesetterOptions {
  readonly set: Pick<DocumentSet, 'title' | 'language'>
  readonly workFolder: string
  readonly signal?: AbortSignal | undefined
}

/** A record in the contents. */
export interface ContentsEntry {
  readonly title: string
  readonly page: number
}

/** Typesets parts one after the other, so that each knows its first page. */
export class PartTypesetter {
  readonly #options: PartTypesetterOptions
  readonly parts: PartFacts[] = []
  /** Titles and first pages of the records so far. */
  readonly entries: ContentsEntry[] = []
  pages = 0

  constructor(options: PartTypesetterOptions) {
    this.#options = options
  }

  /** Typesets segments; halves of them, if they are too much for the memory of a process. A file of an earlier run is used again. */
  async add(segments: readonly RecordSegment[]): Promise<void> {
    try {
      this.#append(segments, await this.#typesetOrReuse(segments))
    } catch (error) {
      if (!(error instanceof ChildProcessEnded) || segments.length < 2) throw error
      const half = Math.ceil(segments.length / 2)
      await this.add(segments.slice(0, half))
      await this.add(segments.slice(half))
    }
  }

  #append(segments: readonly RecordSegment[], facts: PartFacts): void {
    const titles = segments.map(({ record }) => record.title).filter((title) => title !== null)
    // A part that begins within a record may have bookmarks of its headings before those of records.
    const pages = facts.outline?.pages.slice(-titles.length) ?? []
    for (const [index, title] of titles.entries()) {
      this.entries.push({ title, page: this.pages + facts.pages.indexOf(pages[index]!) + 1 })
    }
    this.parts.push(facts)
    this.pages += facts.pages.length
  }

  async #typesetOrReuse(segments: readonly RecordSegment[]): Promise<PartFacts> {
    const { set, workFolder, signal } = this.#options
    const data = JSON.stringify(partData(set, this.pages + 1, segments))
    const pictures = new Map(segments.flatMap((segment) => [...segment.pictures]))
    const name = `part-${hashOf(data, pictures)}`
    const output = join(workFolder, `${name}.pdf`)
    const finished = await finishedPart(output)
    return finished ?? typeset({ template: 'part', folder: join(workFolder, name), output, data, pictures, signal })
  }
}

/** A file that an earlier run left; null if there is none, or it was not written to its end. */
async function finishedPart(path: string): Promise<PartFacts | null> {
  try {
    return partFacts(path, await readFile(path))
  } catch {
    return null
  }
}

function partData(
  { title, language }: Pick<DocumentSet, 'title' | 'language'>,
  firstPage: number,
  segments: readonly RecordSegment[],
): PartData {
  return {
    title,
    header: shortTitle(title),
    language,
    firstPage,
    unreadable: DOCUMENT_TEXTS[language].unreadable,
    records: segments.map(({ record }) => record),
  }
}

/** Names what is typeset: the same text with the same pictures, templates and first page is the same file. */
function hashOf(data: string, pictures: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256').update(data)
  for (const source of TYPST_SOURCES) hash.update(readFileSync(new URL(`templates/${source}.typ`, import.meta.url)))
  for (const [path, bytes] of pictures) hash.update(path).update(bytes)
  return hash.digest('hex').slice(0, 32)
}
