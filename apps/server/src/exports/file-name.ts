import { TASK_FILES, type TaskFileType } from '@gezhi/contract'
import { shanghaiDay } from '@gezhi/records'

/** What the name of an exported file consists of. */
export interface FileNameParts {
  /** The query, or another description of the records. */
  readonly title: string
  /** ms */
  readonly time: number
  /** Version of the index the records come from; null for a document of several. */
  readonly version: number | null
  readonly fileType: TaskFileType
}

/** Characters that some file systems reject, and white space. */
const REJECTED = /[\\/:*?"<>|\p{Cc}\p{Cf}\s]+/gu

/** Characters of the title in a name. */
const MAX_TITLE = 40

/** The name of a file: title, day in Shanghai and corpus version, `石墨烯电池_20261124_v123.xlsx`. Pure. */
export function exportFileName({ title, time, version, fileType }: FileNameParts): string {
  const safe = Array.from(title.toWellFormed().replace(REJECTED, ' ').trim().replaceAll(' ', '_')).slice(0, MAX_TITLE)
  // Names that begin with a dot are hidden, and Windows drops dots at the end.
  const name = safe.join('').replace(/^\.+|[._]+$/g, '') || 'export'
  const stamp = version === null ? '' : `_v${version}`
  return `${name}_${shanghaiDay(time)}${stamp}.${TASK_FILES[fileType].extension}`
}
