import { fileFolder } from '../files/file-folder.ts'
import { FileStoreError, type FileStore } from '../files/file-store.ts'
import { readS3Address } from '../settings/read-s3-address.ts'
import { rememberFinds } from '../files/remember-finds.ts'
import type { Settings } from '../settings/settings.ts'

/** ms for which the existence of a picture is cached, so that new pictures of other processes are noticed late. */
const REMEMBERED_FOR = 30_000

/**
 * The file store of an installation: the bucket of the settings, otherwise the folder. A store that rejects access prevents the start
 * with a message for the operator; one that does not respond is only reported by `say`: searches and texts work without it, and it may
 * recover.
 */
export async function openFileStore(
  { GEZHI_FILES_URL: url }: Pick<Settings, 'GEZHI_FILES_URL'>,
  folder: string,
  print: (line: string) => void,
): Promise<FileStore> {
  const { store, away } = await openStore(url, folder)
  if (away !== null)
    print(
      `${away.en}; drawings and uploads are unavailable until it responds (GEZHI_FILES_URL) / 对象存储没有响应，恢复后附图与上传可用: ${away.why}`,
    )
  return store
}

/** The same for a command that cannot work without it: a store that does not respond for some seconds ends it, too. */
export async function requireFileStore({ GEZHI_FILES_URL: url }: Pick<Settings, 'GEZHI_FILES_URL'>, folder: string): Promise<FileStore> {
  const { store, away } = await openStore(url, folder, (opened) => opened.patient())
  if (away !== null) throw new Error(`${away.en} (GEZHI_FILES_URL) / 对象存储没有响应: ${away.why}`)
  return store
}

/** The store of the settings, whether it responds or not. */
export async function fileStoreOf({ GEZHI_FILES_URL: url }: Pick<Settings, 'GEZHI_FILES_URL'>, folder: string): Promise<FileStore> {
  if (url === null) return fileFolder(folder)
  const { s3FileStore } = await import('../files/s3/s3-file-store.ts')
  return s3FileStore(readS3Address(url))
}

/** The store, and why it does not respond. */
async function openStore(
  url: string | null,
  folder: string,
  withRetries = (store: FileStore): FileStore => store,
): Promise<{ store: FileStore; away: { en: string; why: string } | null }> {
  const store = await fileStoreOf({ GEZHI_FILES_URL: url }, folder)
  if (url === null) return { store, away: null }
  const where = new URL(readS3Address(url).base).host
  const why = await whyAway(withRetries(store), where)
  return {
    store: rememberFinds(store, REMEMBERED_FOR),
    away: why === null ? null : { en: `The file store at ${where} does not answer`, why },
  }
}

/** Why it does not respond; null if it does. Rejects if it rejects access. */
async function whyAway(store: FileStore, where: string): Promise<string | null> {
  try {
    await store.check()
    return null
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
    if (error.issue === 'away') return error.message
    throw new Error(`The file store at ${where} cannot be used (GEZHI_FILES_URL) / 无法使用对象存储: ${error.message}`, { cause: error })
  }
}
