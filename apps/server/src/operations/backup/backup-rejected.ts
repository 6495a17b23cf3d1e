/** Why a backup is not written or restored, in the languages of the terminal. */
const REASONS = {
  exists: { zh: '该文件已存在，请换一个文件名', en: 'the file already exists; choose another name' },
  noFolder: { zh: '该文件所在的文件夹不存在，或不可写入', en: 'the folder of this file does not exist or is not writable' },
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

/** A backup that cannot be written or restored for a reason the operator can fix. */
export class BackupRejected extends Error {
  readonly reason: keyof typeof REASONS

  constructor(reason: keyof typeof REASONS, cause?: unknown) {
    super(`${REASONS[reason].en} / ${REASONS[reason].zh}`, cause === undefined ? undefined : { cause })
    this.reason = reason
  }
}
