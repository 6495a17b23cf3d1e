import type { ParsedPictureSearch } from '@gezhi/contract'
import { CallError } from '../http/call-error.ts'
import type { FileStore } from '../files/file-store.ts'
import { findRecord } from '../kinds/find-record.ts'
import { uploadName, type PictureUploadStore } from './upload-store.ts'
import type { PictureSource } from './picture-source.ts'
import type { QueryPicture } from './search-thread-protocol.ts'

/** What pictures are looked up in. */
export interface QueryPictureParts {
  readonly uploads: PictureUploadStore
  readonly files: FileStore
  readonly sources: readonly PictureSource[]
}

/** The pictures that a request names. Pure. */
export function namedPictures({ url, pictures }: Pick<ParsedPictureSearch, 'url' | 'pictures'>): ParsedPictureSearch['pictures'] {
  return url === undefined || url === '' ? pictures : [{ url }, ...pictures]
}

/** What is counted of a search: pages, filters and weights of the same regions are one search. Pure. */
export function countedSearch(pictures: ParsedPictureSearch['pictures']): string {
  return pictures.map(({ url, crop }) => (crop === undefined ? url : `${url} ${JSON.stringify(crop)}`)).join(' ')
}

/** The picture of an address: an upload of the user, or a picture of a record. Throws PICTURE_NOT_FOUND. */
export async function queryPicture(
  { url, crop }: ParsedPictureSearch['pictures'][number],
  userId: string,
  { uploads, files, sources }: QueryPictureParts,
): Promise<QueryPicture> {
  const name = uploadName(url)
  const data = name === null ? await recordPicture(url, sources, files) : await uploads.get(userId, name)
  if (data === null) throw new CallError('PICTURE_NOT_FOUND')
  return { key: url, data, crop }
}

async function recordPicture(url: string, sources: readonly PictureSource[], files: FileStore): Promise<Buffer | string | null> {
  const params = URL.parse(url, 'http://localhost')?.searchParams
  const [number, id] = [params?.get('number'), params?.get('id')]
  if (!number || !id) return null
  const source = sources.find((one) => one.url(number, id) === url)
  const stored = source && (await findRecord(source.engine, number))
  const data = stored ? await source.data(stored.record, id) : null
  if (data === null || typeof data === 'string') return data
  return files.get(data.picture.key)
}
