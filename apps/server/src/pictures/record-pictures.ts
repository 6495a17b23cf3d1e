import type { FileStore } from '../files/file-store.ts'
import type { PictureInput } from './index-thread-protocol.ts'
import type { PictureSource } from './picture-source.ts'

/** The data of a picture of a record; null if its file was not imported. */
export async function pictureData(
  source: PictureSource,
  record: object,
  id: string,
  files: FileStore,
  signal: AbortSignal,
): Promise<PictureInput['data'] | null> {
  const data = await source.data(record, id)
  return data === null || typeof data === 'string' ? data : files.patient(signal).get(data.picture.key)
}
