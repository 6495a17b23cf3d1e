import type { LocalizedText } from '@gezhi/imports'

/** Why a backup is not written or restored, in the languages of the terminal. */
const REASONS = {
  exists: { zh: '该文件已存在，请换一个文件名', en: 'the file already exists; choose another name' },
  noFolder: { zh: '文件夹 {folder} 不存在，或不可写入', en: 'the folder {folder} does not exist or is not writable' },
  missing: { zh: '没有该文件，或不可读取；数据库未改动', en: 'the file does not exist or cannot be read; the database is unchanged' },
  unreadable: { zh: '该文件不是备份，或已损坏；数据库未改动', en: 'the file is not a backup or is damaged; the database is unchanged' },
  newer: {
    zh: '备份来自较新的版本，请先升级本程序；数据库未改动',
    en: 'the backup was made by a newer version; upgrade this program first; the database is unchanged',
  },
  running: { zh: '另一个备份正在进行', en: 'another backup is running' },
  inUse: { zh: '有服务正在使用该数据库，请先停止服务', en: 'a server is using the database; stop it first' },
  notEmpty: {
    zh: '数据库中已有账号；确认要以备份替换，请加 --replace',
    en: 'the database already contains accounts; to replace them with the backup, add --replace',
  },
} as const

/** Why a backup is not written or restored. */
export type BackupRejection = keyof typeof REASONS

/** A backup that cannot be written or restored for a reason the operator can fix. */
export class BackupRejected extends Error {
  readonly reason: BackupRejection
  /** Of `noFolder`. */
  readonly folder: string | undefined

  constructor(reason: BackupRejection, { cause, folder }: { readonly cause?: unknown; readonly folder?: string } = {}) {
    const { zh, en } = describeRejection(reason, folder)!
    super(`${en} / ${zh}`, cause === undefined ? undefined : { cause })
    this.name = 'BackupRejected'
    this.reason = reason
    this.folder = folder
  }
}

/** A reason as it was stored; null for one of another version of the program. Pure. */
export function describeRejection(reason: string | null, folder: string | null = ''): LocalizedText | null {
  const text = REASONS[reason as BackupRejection] as LocalizedText | undefined
  const filled = (sentence: string) => sentence.replace('{folder}', folder ?? '')
  return text === undefined ? null : { zh: filled(text.zh), en: filled(text.en) }
}
