import { PdfFile, referenceOf } from './pdf-file.ts'

/** What the joined document needs to know about a file by typst before it is read again. Numbers are those of the file's objects. */
export interface PartFacts {
  readonly path: string
  /** Pages in order. */
  readonly pages: readonly number[]
  /** How many numbers objects have, with 0. */
  readonly size: number
  readonly pageTree: number
  /** The bookmarks; null without any. */
  readonly outline: Outline | null
  /** Objects that describe the file as a whole. */
  readonly dropped: readonly number[]
}

/** Bookmarks of a file. */
export interface Outline {
  readonly root: number
  readonly first: number
  readonly last: number
  /** Pages that bookmarks of the highest level lead to. */
  readonly pages: readonly number[]
}

/** The facts of a file that typst wrote. Throws if it is not of the form expected. */
export function partFacts(path: string, bytes: Buffer): PartFacts {
  const file = new PdfFile(bytes)
  const catalog = file.object(file.root).head
  const pageTree = referenceOf(catalog, 'Pages')
  if (pageTree === null) throw new Error(`${path} has no pages`)
  const outline = outlineOf(file, referenceOf(catalog, 'Outlines'))
  const dropped = [file.root, file.info, referenceOf(catalog, 'Metadata'), outline?.root]
  return {
    path,
    pages: pagesBelow(file, pageTree),
    size: file.size,
    pageTree,
    outline,
    dropped: dropped.filter((number) => number != null),
  }
}

function pagesBelow(file: PdfFile, node: number): readonly number[] {
  const { head } = file.object(node)
  const kids = /\/Kids \[([^\]]*)\]/.exec(head)?.[1]
  if (kids === undefined) return [node]
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesBelow(file, Number(kid)))
}

function outlineOf(file: PdfFile, root: number | null): Outline | null {
  const head = root === null ? '' : file.object(root).head
  const [first, last] = [referenceOf(head, 'First'), referenceOf(head, 'Last')]
  if (root === null || first === null || last === null) return null
  const pages: number[] = []
  for (let item: number | null = first; item !== null;) {
    const bookmark: string = file.object(item).head
    pages.push(destinationPage(file, bookmark))
    item = referenceOf(bookmark, 'Next')
  }
  return { root, first, last, pages }
}

/** The page of a destination, which stands in the bookmark or in an object of its own. */
function destinationPage(file: PdfFile, bookmark: string): number {
  const destination = referenceOf(bookmark, 'Dest')
  const page = /\[\s*(\d+) 0 R/.exec(destination === null ? bookmark : file.object(destination).head)?.[1]
  if (page === undefined) throw new Error('A bookmark is not of the form expected')
  return Number(page)
}
