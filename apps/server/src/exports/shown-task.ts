import { TASK_FILES, type ExportTask, type Language } from '@gezhi/contract'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { EXPORT_LIFETIME, type StoredTask } from './export-task-store.ts'
import { describeReason } from './task-reason.ts'

/** A task as the download centre lists it. */
export function shownTask(task: StoredTask, language: Language): ExportTask {
  const { id, recordKind, fileType, title, fileName, state, total, done, size, reason, notice, requestedAt, finishedAt } = task
  return {
    id,
    type: recordKind,
    fileType,
    title,
    fileName,
    state,
    total,
    done,
    size,
    reason: reason === null ? null : describeReason(reason, language),
    status: notice ? 1 : 0,
    createTime: shanghaiTime(requestedAt),
    finishTime: finishedAt === null ? null : shanghaiTime(finishedAt),
    expireTime: finishedAt === null ? null : shanghaiTime(new Date(finishedAt.getTime() + EXPORT_LIFETIME)),
  }
}

/** The media type of the file of a task. */
export function mediaTypeOf({ fileType }: Pick<StoredTask, 'fileType'>): string {
  const { mediaType } = TASK_FILES[fileType]
  return mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType
}
