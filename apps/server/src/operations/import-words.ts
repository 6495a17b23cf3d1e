import type { FileReport, ImportCounts, ImportProgress, Said } from '@gezhi/imports'

export type ImportLanguage = keyof Said

/** Language of the terminal: Chinese where the environment says so, else English. */
export function terminalLanguage(environment: Readonly<Record<string, string | undefined>>): ImportLanguage {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || ''
  return locale.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}

/** Every sentence of the import command. */
export const IMPORT_WORDS: Record<ImportLanguage, ImportSentences> = {
  en: {
    usage: 'Usage: npm run import -- PATHS…   files or folders, also zip and gz',
    started: (files, bytes) => `Importing ${files} files, ${megabytes(bytes)} MB`,
    throughServer: 'A server is running on this data folder and does the work.',
    waitingForServer: 'A server on this data folder is starting; waiting for it…',
    waitingForImport: 'Another import is running; waiting for it…',
    file: (report) =>
      `${report.file}: ${report.format}, ${countsLine(report.counts)}${setAside(report, 'set aside')}${report.known ? ', imported before' : ''}`,
    damaged: (file, reason) => `${file}: ${reason}; what could be read before that is kept`,
    unrecognised: (number) => `Of no known format (${number}):`,
    progress: (progress) =>
      `${percent(progress)}  ${progress.counts.read} read  ${progress.recordsPerSecond}/s  ${megabytes(progress.bytesPerSecond)} MB/s` +
      `${progress.secondsLeft === null ? '' : `  ${duration(progress.secondsLeft)} left`}  ${progress.file}`,
    rejected: (path) => `Rejected pieces and why: ${path}`,
    cancelled: 'Stopped; the same command goes on from here.',
    serverStopped: 'The server stopped before the import was done.',
  },
  zh: {
    usage: '用法：npm run import -- 路径…   文件或文件夹，也可以是 zip 和 gz',
    started: (files, bytes) => `正在导入 ${files} 个文件，共 ${megabytes(bytes)} MB`,
    throughServer: '该数据目录上的服务器正在运行，由它完成导入。',
    waitingForServer: '该数据目录上的服务器正在启动，请稍候…',
    waitingForImport: '另一项导入正在进行，请稍候…',
    file: (report) =>
      `${report.file}：${report.format}，${countsLine(report.counts)}${setAside(report, '另存')}${report.known ? '，此前已导入' : ''}`,
    damaged: (file, reason) => `${file}：${reason}；此前读到的内容已保留`,
    unrecognised: (number) => `无法识别格式（${number}）：`,
    progress: (progress) =>
      `${percent(progress)}  已读 ${progress.counts.read}  ${progress.recordsPerSecond} 件/秒  ${megabytes(progress.bytesPerSecond)} MB/秒` +
      `${progress.secondsLeft === null ? '' : `  剩余 ${duration(progress.secondsLeft)}`}  ${progress.file}`,
    rejected: (path) => `被拒绝的内容及原因：${path}`,
    cancelled: '已停止；再次运行同一命令即可继续。',
    serverStopped: '导入完成之前服务器已停止。',
  },
}

export interface ImportSentences {
  readonly usage: string
  started(files: number, bytes: number): string
  readonly throughServer: string
  readonly waitingForServer: string
  readonly waitingForImport: string
  file(report: FileReport): string
  damaged(file: string, reason: string): string
  unrecognised(number: number): string
  progress(progress: ImportProgress): string
  rejected(path: string): string
  readonly cancelled: string
  readonly serverStopped: string
}

/** The last line of every import, for people and programs alike: `read N new N changed N unchanged N rejected N`. */
export function countsLine(counts: ImportCounts): string {
  return `read ${counts.read} new ${counts.new} changed ${counts.changed} unchanged ${counts.unchanged} rejected ${counts.rejected}`
}

function setAside(report: FileReport, words: string): string {
  return Object.entries(report.setAside)
    .map(([what, number]) => `, ${words} ${number} ${what}`)
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
