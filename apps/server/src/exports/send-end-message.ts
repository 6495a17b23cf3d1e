import type { Language } from '@gezhi/contract'
import type { MessageStore } from '../accounts/messages/message-store.ts'
import type { StoredTask } from './export-task-store.ts'
import { describeReason } from './task-reason.ts'

/** The page that offers the download. */
const PAGE = '/downloadcenter'

type Described = Pick<StoredTask, 'title' | 'done' | 'fileName' | 'source' | 'reason' | 'language'>

const DONE: Readonly<Record<Language, (task: Described) => { title: string; content: string }>> = {
  zh: ({ title, done, fileName, source }) => ({
    title: '导出已完成',
    content: `“${title}”${source.kind === 'document' ? `共 ${done} 个图表` : `共导出 ${done} 条记录`}，文件 ${fileName ?? ''} 可在下载中心下载，保留 7 天。`,
  }),
  en: ({ title, done, fileName, source }) => ({
    title: 'Your export is ready',
    content: `“${title}”: ${done} ${source.kind === 'document' ? 'chart' : 'record'}${done === 1 ? '' : 's'}. The file ${fileName ?? ''} can be downloaded for 7 days in the download centre.`,
  }),
}

const FAILED: Readonly<Record<Language, (title: string, reason: string) => { title: string; content: string }>> = {
  zh: (title, reason) => ({ title: '导出失败', content: `“${title}”未能导出：${reason}。` }),
  en: (title, reason) => ({ title: 'An export failed', content: `“${title}” could not be exported: ${reason}.` }),
}

/** Reports the end of a task to its user, unless they turned that off (C.export.05). */
export async function sendEndMessage(messages: Pick<MessageStore, 'send'>, task: StoredTask): Promise<void> {
  if (!task.notice) return
  const { language, title, reason, state, userId } = task
  const text = state === 'done' ? DONE[language](task) : FAILED[language](title, reason === null ? '' : describeReason(reason, language))
  await messages.send({ userId, ...text, link: PAGE })
}
