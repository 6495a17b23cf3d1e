/** Why nothing is moved, in the languages of the terminal. */
const REASONS = {
  nothingToMove: {
    zh: '目标设置与当前设置相同，没有要迁移的内容',
    en: 'the target settings equal the current ones; there is nothing to move',
  },
  sourceInUse: {
    zh: '有服务正在使用当前的数据库，请先停止所有服务进程',
    en: 'a server is using the current database; stop all server processes first',
  },
  targetInUse: {
    zh: '有服务正在使用目标数据库，请先停止',
    en: 'a server is using the target database; stop it first',
  },
  sameDatabase: {
    zh: '两个 DATABASE_URL 指向同一个数据库，或另一项迁移正在进行',
    en: 'both DATABASE_URL settings refer to the same database, or another move is running',
  },
  indexNotEmpty: {
    zh: '目标索引中已有文献；确认要替换，请加 --replace',
    en: 'the target index already contains documents; to replace them, add --replace',
  },
  databaseNotEmpty: {
    zh: '目标数据库中已有其他账号；确认要替换，请加 --replace',
    en: 'the target database already contains other accounts; to replace them, add --replace',
  },
  filesNotEmpty: {
    zh: '目标文件存储中有别的文件；确认要删除，请加 --replace',
    en: 'the target file store contains files of another installation; to delete them, add --replace',
  },
  diskFull: {
    zh: '目标的磁盘已满；腾出空间后再次运行同一命令即可继续',
    en: 'the target disk is full; free some space and run the same command to continue',
  },
} as const

/** A move that cannot start, or stops, for a reason the operator can fix; parts that were not started are unchanged. */
export class MoveRejected extends Error {
  readonly reason: keyof typeof REASONS

  constructor(reason: keyof typeof REASONS, cause?: unknown) {
    super(`${REASONS[reason].en} / ${REASONS[reason].zh}`, cause === undefined ? undefined : { cause })
    this.reason = reason
  }
}
