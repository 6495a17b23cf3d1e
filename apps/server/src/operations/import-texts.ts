import type { FileReport, ImportCounts, ImportProgress, ImportReport, RejectReason, LocalizedText } from '@gezhi/imports'

import { IMPORT_HELP } from './import-help.ts'

export type ImportLanguage = keyof LocalizedText

/** Language of the terminal: Chinese if set in the environment, otherwise English. */
export function terminalLanguage(environment: Readonly<Record<string, string | undefined>>): ImportLanguage {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || ''
  return locale.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}

/** Types of skipped fragments in Chinese, by the names used in sources. */
const SKIPPED_ZH: Readonly<Record<string, string>> = {
  'document type definition': '文件类型定义（DTD）',
  'heading between groups': '组间标题',
  'sheet without a mapping': '没有列映射的工作表',
  'macro project': '宏（未运行）',
  'list of documents': '文献清单',
  'sequence-cwu': '序列表',
  'file header': '文件头',
}

/** Every sentence of the import command. */
export const IMPORT_TEXTS: Record<ImportLanguage, ImportSentences> = {
  en: {
    usage: IMPORT_HELP.en,
    started: (files, bytes) => `Importing ${files} ${files === 1 ? 'file' : 'files'}, ${megabytes(bytes)} MB`,
    throughServer: 'A server is running on this data folder and performs the import.',
    waitingForServer: 'A server on this data folder is starting; waiting for it…',
    handingOver: 'A server needs this data folder and continues the import.',
    nextWorker: 'The worker that ran the import has ended; the next one continues…',
    waitingForImport: 'Another import is running; waiting for it…',
    waitingForRebuild: (done, total) =>
      `The index is being rebuilt after an upgrade (${done} / ${total}); the import starts when it is complete…`,
    filesAway: 'The file store is not responding; the import is waiting for it…',
    filesBack: 'The file store is responding again; the import continues.',
    file: (report) =>
      `${report.file}: ${report.format}, ${countsLine(report.counts)}${describeSkipped(report, (number, what) => `, skipped ${number} ${what}`)}${report.known ? ', imported before' : ''}`,
    damaged: (file, reason) => `${file}: ${reason}; everything readable was imported`,
    unrecognised: (number) => `Unknown format (${number}):`,
    moreFiles: (number, run) => `  … and ${number} more${run === null ? '' : `; for all of them: npm run import -- --history ${run}`}`,
    tables: 'For tables: npm run import -- --suggest FILE suggests a column mapping.',
    progress: (progress) =>
      `${percent(progress)}  ${progress.counts.read} read  ${progress.recordsPerSecond}/s  ${megabytes(progress.bytesPerSecond)} MB/s` +
      `${progress.secondsLeft === null ? '' : `  ${duration(progress.secondsLeft)} left`}  ${progress.file}`,
    rejected: (path) => `Rejected documents, with reasons: ${path}`,
    reason: ({ reason, count, file, position }) => `  ${count} × ${reason.en} (first: ${file}, ${position})`,
    pictures: (number) => `Drawings and pages stored: ${number}`,
    dryRun: 'Dry run: nothing was written. An import would give:',
    rebuilding: 'Rebuilding the index; the current one stays in use meanwhile…',
    rebuilt: (documents) => `The new index is in use: ${documents} documents`,
    nothingRead: 'Nothing could be read: the current index stays in use.',
    guessed: (columns) => `Guessed from the values only; please check: ${columns.join(', ')}`,
    unknown: (columns) => `Stored with each record under the original column name: ${columns.join(', ')}`,
    suggested: (name) => `Save this to a file and use it for the import: npm run import -- --mapping ${name} PATHS…`,
    noHistory: 'Nothing has been imported yet.',
    noRun: (run) => `There is no import ${run}.`,
    cancelled: 'Stopped; run the same command again to continue.',
    serverStopped: 'The server stopped before the import was complete.',
  },
  zh: {
    usage: IMPORT_HELP.zh,
    started: (files, bytes) => `正在导入 ${files} 个文件，共 ${megabytes(bytes)} MB`,
    throughServer: '该数据目录上的服务器正在运行，由它完成导入。',
    waitingForServer: '该数据目录上的服务器正在启动，请稍候…',
    handingOver: '服务器需要该数据目录，导入移交给服务器继续。',
    nextWorker: '执行导入的 worker 进程已结束，由下一个进程继续…',
    waitingForImport: '另一项导入正在进行，请稍候…',
    waitingForRebuild: (done, total) => `升级后正在重建索引（${done} / ${total}），完成后开始导入…`,
    filesAway: '文件存储暂无响应，导入正在等待…',
    filesBack: '文件存储已恢复，继续导入。',
    file: (report) =>
      `${report.file}：${report.format}，${countsLine(report.counts)}${describeSkipped(report, (number, what) => `，${SKIPPED_ZH[what] ?? what} ${number} 处未导入`)}${report.known ? '，此前已导入' : ''}`,
    damaged: (file, reason) => `${file}：${reason}；能读到的内容已保留`,
    unrecognised: (number) => `无法识别格式（${number}）：`,
    moreFiles: (number, run) => `  ……另有 ${number} 个${run === null ? '' : `；全部列出：npm run import -- --history ${run}`}`,
    tables: '其中的表格可用 npm run import -- --suggest 文件 生成列映射后导入。',
    progress: (progress) =>
      `${percent(progress)}  已读 ${progress.counts.read}  ${progress.recordsPerSecond} 件/秒  ${megabytes(progress.bytesPerSecond)} MB/秒` +
      `${progress.secondsLeft === null ? '' : `  剩余 ${duration(progress.secondsLeft)}`}  ${progress.file}`,
    rejected: (path) => `被拒绝的文献及原因：${path}`,
    reason: ({ reason, count, file, position }) => `  ${count} × ${reason.zh}（第一处：${file}，${position}）`,
    pictures: (number) => `已保存附图和页面：${number}`,
    dryRun: '试运行：未写入任何内容。实际导入将是：',
    rebuilding: '正在重建索引，其间继续使用现有索引…',
    rebuilt: (documents) => `新索引已启用：${documents} 件文献`,
    nothingRead: '没有读到任何内容：继续使用现有索引。',
    guessed: (columns) => `仅根据内容推测，请核对：${columns.join('、')}`,
    unknown: (columns) => `按原列名随记录保存：${columns.join('、')}`,
    suggested: (name) => `将以上内容保存为文件后导入：npm run import -- --mapping ${name} 路径…`,
    noHistory: '还没有导入过任何内容。',
    noRun: (run) => `没有编号为 ${run} 的导入。`,
    cancelled: '已停止；再次运行同一命令即可继续。',
    serverStopped: '导入完成之前服务器已停止。',
  },
}

export interface ImportSentences {
  readonly usage: string
  started(files: number, bytes: number): string
  readonly throughServer: string
  readonly waitingForServer: string
  readonly handingOver: string
  readonly nextWorker: string
  readonly waitingForImport: string
  waitingForRebuild(done: number, total: number): string
  readonly filesAway: string
  readonly filesBack: string
  file(report: FileReport): string
  damaged(file: string, reason: string): string
  unrecognised(number: number): string
  /** The number of unnamed files, and the run whose history lists them; null for one without history. */
  moreFiles(number: number, run: string | null): string
  readonly tables: string
  progress(progress: ImportProgress): string
  rejected(path: string): string
  reason(reason: RejectReason): string
  pictures(number: number): string
  readonly dryRun: string
  readonly rebuilding: string
  rebuilt(documents: number): string
  readonly nothingRead: string
  guessed(columns: readonly string[]): string
  unknown(columns: readonly string[]): string
  suggested(name: string): string
  readonly noHistory: string
  noRun(run: string): string
  readonly cancelled: string
  readonly serverStopped: string
}

/** The last line of every import, for people and programs: `read N new N changed N unchanged N rejected N damaged N unknown N`. */
export function lastLine({ counts, damaged, unrecognised }: Pick<ImportReport, 'counts' | 'damaged' | 'unrecognised'>): string {
  return `${countsLine(counts)} damaged ${damaged} unknown ${unrecognised}`
}

/** Counts of a file: `read N new N changed N unchanged N rejected N`. */
export function countsLine(counts: ImportCounts): string {
  return `read ${counts.read} new ${counts.new} changed ${counts.changed} unchanged ${counts.unchanged} rejected ${counts.rejected}`
}

function describeSkipped(report: FileReport, words: (number: number, what: string) => string): string {
  return Object.entries(report.setAside)
    .map(([what, number]) => words(number, what))
    .join('')
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}

function percent({ bytes, totalBytes }: ImportProgress): string {
  return `${totalBytes === 0 ? 100 : Math.floor((bytes / totalBytes) * 100)} %`
}

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`
}
