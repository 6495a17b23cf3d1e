/** Why a backup is not written or put back, in the languages of the terminal. */
const REASONS = {
  exists: { zh: '该文件已存在，请换一个文件名', en: 'there is such a file already, name another' },
  noFolder: { zh: '该文件所在的文件夹不存在，或不可写入', en: 'the folder of this file does not exist, or cannot be written' },
  missing: { zh: '没有该文件，或不可读取；数据库未改动', en: 'there is no such file, or it cannot be read; the database is as it was' },
  unreadable: { zh: '该文件不是备份，或已损坏；数据库未改动', en: 'the file is no backup, or is damaged; the database is as it was' },
  newer: {
    zh: '备份来自较新的版本，请先升级本程序；数据库未改动',
    en: 'the backup comes from a newer version, upgrade this program first; the database is as it was',
  },
  inUse: { zh: '有服务正在使用该数据库，请先停止服务', en: 'a server uses the database, stop it first' },
  notEmpty: {
    zh: '数据库中已有账户；确认要以备份替换，请加 --replace',
    en: 'the database holds accounts already; to replace them by the backup, add --replace',
  },
} as const

/** A backup that cannot be written or put back for a reason its operator can mend. */
export class BackupRejected extends Error {
  readonly reason: keyof typeof REASONS

  constructor(reason: keyof typeof REASONS, cause?: unknown) {
    super(`${REASONS[reason].en} / ${REASONS[reason].zh}`, cause === undefined ? undefined : { cause })
    this.reason = reason
  }
}
