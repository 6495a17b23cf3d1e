import type { Language } from '@gezhi/contract'
import { describeReason } from '../exports/task-reason.ts'
import type { StoredMonitor, StoredRun } from './monitor-store.ts'

/** Title and text of an alert. */
export interface AlertText {
  readonly title: string
  readonly content: string
}

/** What an alert is about. */
export type AlertedRun = Pick<StoredRun, 'id' | 'userId' | 'found' | 'changes' | 'failure'>
export type AlertedMonitor = Pick<StoredMonitor, 'id' | 'name' | 'type'>

/** The message about a run, in one language. */
export function alertText({ found, changes, failure }: AlertedRun, { name, type }: AlertedMonitor, language: Language): AlertText {
  return TEXTS[language](name, {
    records: changes === null ? found : 0,
    changes: changes === null ? 0 : found,
    isReport: type === 'report',
    failure: failure === null ? null : describeReason(failure, language),
  })
}

interface Found {
  readonly records: number
  readonly changes: number
  readonly isReport: boolean
  readonly failure: string | null
}

const TEXTS: Readonly<Record<Language, (name: string, found: Found) => AlertText>> = {
  zh(name, { records, changes, isReport, failure }) {
    if (failure !== null) return { title: '监控未能运行', content: `监控“${name}”未能运行：${failure}。` }
    if (records > 0) return { title: '监控提醒', content: `监控“${name}”发现 ${records} 条新记录。` }
    if (isReport)
      return {
        title: '报告已更新',
        content: `监控“${name}”的报告已重新运行，${changes > 0 ? `有 ${changes} 项数据变化` : '数据没有变化'}。`,
      }
    if (changes > 0) return { title: '监控提醒', content: `监控“${name}”的对象有 ${changes} 项变化。` }
    return { title: '监控提醒', content: `监控“${name}”没有新的内容。` }
  },
  en(name, { records, changes, isReport, failure }) {
    if (failure !== null) return { title: 'An alert failed', content: `The alert “${name}” could not be run: ${failure}.` }
    if (records > 0) return { title: 'Alert', content: `The alert “${name}” found ${count(records, 'new record')}.` }
    if (isReport) {
      const changed = changes > 0 ? count(changes, 'changed figure') : 'no changed figures'
      return { title: 'A report was updated', content: `The report of the alert “${name}” was run again: ${changed}.` }
    }
    if (changes > 0) return { title: 'Alert', content: `The alert “${name}” found ${count(changes, 'change')}.` }
    return { title: 'Alert', content: `The alert “${name}” found nothing new.` }
  },
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** The mail about a run: its message, the first records or what has changed, and where the rest is. */
export function alertMail(text: AlertText, { lines, more, page }: MailParts, language: Language): { subject: string; text: string } {
  const { rest, open, login } = MAIL_TEXTS[language]
  const parts = [text.content, lines.join('\n'), more > 0 ? rest(more) : '', page === null ? login : `${open}\n${page}`]
  return { subject: MAIL_TEXTS[language].subject(text.title), text: parts.filter((part) => part !== '').join('\n\n') }
}

interface MailParts {
  readonly lines: readonly string[]
  /** Records that are not listed. */
  readonly more: number
  /** Address of the page with all of them; null if the address of the installation is not known. */
  readonly page: string | null
}

const MAIL_TEXTS: Readonly<
  Record<Language, { subject(title: string): string; rest(more: number): string; readonly open: string; readonly login: string }>
> = {
  zh: {
    subject: (title) => `格致：${title}`,
    rest: (more) => `另有 ${more} 条。`,
    open: '查看全部，或修改、关闭此监控：',
    login: '登录后可在“监控预警”中查看全部，或修改、关闭此监控。',
  },
  en: {
    subject: (title) => `Gezhi: ${title}`,
    rest: (more) => `And ${more} more.`,
    open: 'To see everything, or to change or turn off this alert:',
    login: 'Log in and open “Alerts” to see everything, or to change or turn off this alert.',
  },
}
