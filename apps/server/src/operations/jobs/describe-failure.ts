import type { LocalizedText } from '@gezhi/imports'
import { describeRejection } from '../backup/backup-rejected.ts'

/** What pg-boss stored of an error. Its message may contain values of users: it is classified, never shown. */
export interface StoredFailure {
  readonly name: string | null
  readonly code: string | null
  readonly message: string | null
  /** Of a rejected backup: why, and of which folder. */
  readonly rejection: string | null
  readonly folder: string | null
}

const CAUSES: readonly { readonly is: (failure: StoredFailure) => boolean; readonly text: LocalizedText }[] = [
  {
    is: ({ message }) => /heartbeat/i.test(message ?? ''),
    text: { zh: '执行它的进程中断，或长时间没有响应', en: 'The process that ran it ended or did not respond' },
  },
  {
    is: ({ message }) => /expired|job timed out/i.test(message ?? ''),
    text: { zh: '超过了允许的时长', en: 'It took longer than allowed' },
  },
  {
    is: ({ name }) => name === 'AbortError',
    text: { zh: '因服务停止而中断', en: 'It was interrupted when the server stopped' },
  },
  {
    is: ({ code, message }) => ['ENOSPC', 'EDQUOT', '53100'].includes(code ?? '') || /no space left|disk is full/i.test(message ?? ''),
    text: { zh: '磁盘空间不足，请清理或扩容', en: 'The disk is full: free or add space' },
  },
  {
    is: ({ name }) => name === 'FileStoreError',
    text: {
      zh: '文件存储无法访问，请检查 GEZHI_FILES_URL，备份则为 GEZHI_BACKUP_TO',
      en: 'The file store cannot be reached: check GEZHI_FILES_URL, for backups GEZHI_BACKUP_TO',
    },
  },
  {
    is: ({ name }) => name === 'SearchError',
    text: { zh: '检索引擎未响应，请检查索引或检索集群', en: 'The search engine did not answer: check the index or the cluster' },
  },
  {
    is: ({ name, code, message }) =>
      name === 'DatabaseAway' ||
      /^(?:08|57P0|53300)/.test(code ?? '') ||
      /ECONNREFUSED|Connection terminated|timeout exceeded/.test(message ?? ''),
    text: { zh: '数据库无法连接，恢复后会自动继续', en: 'The database could not be reached; it goes on when that is back' },
  },
]

const OTHER: LocalizedText = { zh: '内部错误，详情见日志中的 job failed', en: 'Internal error; details are in the log under "job failed"' }

/** Why a job failed, for operators, without anything that it was about. Pure. */
export function describeFailure(failure: StoredFailure): LocalizedText {
  if (failure.name === 'BackupRejected') return describeRejection(failure.rejection, failure.folder) ?? OTHER
  return CAUSES.find(({ is }) => is(failure))?.text ?? OTHER
}
