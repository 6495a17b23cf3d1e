import { randomBytes } from 'node:crypto'
import { CHART_FILE_TYPES, type ChartFileType, type ReportFileType } from '@gezhi/contract'
import type { FileStore } from '../files/file-store.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'

const FOLDER = 'analyses/'

/** ms that exported analyses can be downloaded. */
const LIFE = 60 * 60 * 1000

const NAME = new RegExp(String.raw`^[a-z]\d{2}-(\d{14})-[\da-f]{12}\.(${CHART_FILE_TYPES.join('|')}|docx)$`)

const MEDIA_TYPES: Readonly<Record<ChartFileType | ReportFileType, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  svg: 'image/svg+xml',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** A new name for the file of a chart: it contains the time of its deletion. */
export function analysisFileName(code: string, fileType: ChartFileType | ReportFileType, time: Date): string {
  return `${code}-${shanghaiTime(time).replaceAll(/\D/g, '')}-${randomBytes(6).toString('hex')}.${fileType}`
}

/** Whether a text is such a name, of a file exported at most an hour before `now` (ms). */
export function isAnalysisFile(name: string, now: number): boolean {
  const time = NAME.exec(name)?.[1]
  return time !== undefined && time >= oldestTime(now)
}

/** Media type of such a file. */
export function mediaTypeOf(name: string): string {
  return MEDIA_TYPES[NAME.exec(name)![2] as ChartFileType | ReportFileType]
}

/** Where the file of a user is stored. */
export function analysisKey(userId: string, name: string): string {
  return `${FOLDER}${userId}/${name}`
}

/** Stores a file of a user, and removes all files that were exported more than an hour before `now` (ms). */
export async function storeAnalysisFile(files: FileStore, key: string, bytes: Buffer, now: number): Promise<void> {
  for await (const stored of files.list(FOLDER)) {
    if (!isAnalysisFile(stored.key.slice(stored.key.lastIndexOf('/') + 1), now)) await files.remove(stored.key)
  }
  await files.put(key, bytes)
}

function oldestTime(now: number): string {
  return shanghaiTime(new Date(now - LIFE)).replaceAll(/\D/g, '')
}
