import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodePicture, type RawPicture } from '@gezhi/pictures'
import { iconPicture, type BrandIcon } from '../../tools/pictures/icon-sets.ts'

/** A picture with what it is judged by: pictures of one family are relevant to each other. */
export interface JudgedPicture {
  readonly id: string
  readonly family: string
  /** Pictures of the same source are not relevant to each other; undefined: all of the family are. */
  readonly source?: string
  readonly picture: RawPicture
}

/** A drawing with the bytes of its file, of which crops are cut. */
export interface DrawingFile extends JudgedPicture {
  readonly bytes: Uint8Array
}

/** Where the sets for tests are; they are not part of the repository. */
const FOLDER = join(import.meta.dirname, '../../../shared/data')

/** Marks of companies, one file per content (`trademark-images`); null where the set is missing. */
export async function companyMarks(): Promise<JudgedPicture[] | null> {
  const rows = await readRows('trademark-images/brand-families.tsv')
  if (rows === null) return null
  const seen = new Set<string>()
  const unique = rows.filter(({ content_hash: hash = '' }) => !seen.has(hash) && seen.add(hash))
  return await Promise.all(
    unique.map(async ({ brand = '', file = '' }) => ({
      id: file,
      family: brand,
      picture: await decodeFile(join('trademark-images', file)),
    })),
  )
}

/** Drawings of US design patents (`design-images`); null where the set is missing. */
export async function designDrawings(): Promise<DrawingFile[] | null> {
  const rows = await readRows('design-images/pages.tsv')
  if (rows === null) return null
  const drawings = rows.filter(({ role }) => role === 'drawing')
  return await Promise.all(
    drawings.map(async ({ design = '', file = '' }) => {
      const bytes = await readFile(join(FOLDER, 'design-images', file))
      return { id: file, family: design, bytes, picture: await decodePicture(bytes, { detailed: true }) }
    }),
  )
}

/** Icons of brands; the same brand in another set is relevant. */
export async function iconPictures(icons: readonly BrandIcon[]): Promise<JudgedPicture[]> {
  return await Promise.all(
    icons.map(async (icon) => ({ id: icon.id, family: icon.brand, source: icon.set, picture: await iconPicture(icon) })),
  )
}

/** Whether a picture answers the query of another. */
export function isRelevant(query: JudgedPicture, other: JudgedPicture): boolean {
  return query !== other && query.family === other.family && (query.source === undefined || query.source !== other.source)
}

async function decodeFile(path: string): Promise<RawPicture> {
  return await decodePicture(await readFile(join(FOLDER, path)))
}

async function readRows(path: string): Promise<Record<string, string>[] | null> {
  if (!existsSync(join(FOLDER, path))) return null
  const [head = '', ...lines] = (await readFile(join(FOLDER, path), 'utf8')).trimEnd().split('\n')
  const names = head.split('\t')
  return lines.map((line) => Object.fromEntries(line.split('\t').map((value, i) => [names[i]!, value])))
}
