import type { ImportLanguage } from '../import-texts.ts'
import type { Comparison, MovedPart, MoveEvent } from './move-events.ts'

/** Progress and speed of a part. */
export interface PartProgress {
  readonly part: MovedPart
  readonly done: number
  readonly total: number
  readonly perSecond: number
  /** null until it can be estimated. */
  readonly secondsLeft: number | null
}

interface MoveSentences {
  readonly parts: Readonly<Record<MovedPart, string>>
  readonly units: Readonly<Record<MovedPart, string>>
  readonly of: Readonly<Record<Comparison['of'], string>>
  begins(parts: readonly MovedPart[]): string
  moves(part: MovedPart): string
  goesOn(part: MovedPart, done: number, total: number): string
  progress(rate: PartProgress): string
  moved(part: MovedPart, total: number): string
  readonly comparing: string
  compares(comparing: Extract<MoveEvent, { kind: 'compares' }>): string
  /** What is compared, of a kind of record. */
  ofKind(kind: string, what: string): string
  readonly columns: readonly [source: string, target: string]
  readonly equal: string
  readonly differs: string
  readonly more: (number: number) => string
  readonly allEqual: string
  readonly notEqual: string
  readonly vectors: string
  readonly cancelled: string
}

/** Every sentence of the move command. */
export const MOVE_TEXTS: Record<ImportLanguage, MoveSentences> = {
  en: {
    parts: { folder: 'data folder', files: 'files', database: 'database', index: 'index' },
    units: { folder: 'files', files: 'files', database: 'rows', index: 'records' },
    of: {
      records: 'records',
      sources: 'sources read',
      sample: 'records compared in full',
      questions: 'queries with identical results',
      tables: 'tables',
      rows: 'rows',
      files: 'files',
      bytes: 'bytes of files',
    },
    begins: (parts) => `To be moved: ${parts.map((part) => MOVE_TEXTS.en.parts[part]).join(', ')}. Checking whether they can be moved…`,
    moves: (part) => `${MOVE_TEXTS.en.parts[part]}: started`,
    goesOn: (part, done, total) => `${MOVE_TEXTS.en.parts[part]}: continues after ${amount(done)} of ${amount(total)}`,
    progress: ({ part, done, total, perSecond, secondsLeft }) =>
      `${MOVE_TEXTS.en.parts[part]}: ${amount(done)} of ${amount(total)} ${MOVE_TEXTS.en.units[part]} (${percent(done, total)}), ` +
      `${amount(perSecond)}/s${secondsLeft === null ? '' : `, ${amount(secondsLeft)} s left`}`,
    moved: (part, total) => `${MOVE_TEXTS.en.parts[part]}: moved, ${amount(total)} ${MOVE_TEXTS.en.units[part]}`,
    comparing: 'Comparing both sides…',
    compares: ({ part, of, done, total }) =>
      `comparing the ${MOVE_TEXTS.en.parts[part]}${of === undefined ? '' : ` (${of.en})`}: ${amount(done)} of ${amount(total)} ${part === 'index' ? 'queries' : 'tables'}`,
    ofKind: (kind, what) => `${kind}, ${what}`,
    columns: ['source', 'target'],
    equal: 'equal',
    differs: 'DIFFERS',
    more: (number) => `and ${amount(number)} more`,
    allEqual: 'Both sides are identical. Start the servers with the settings of the target; the source is unchanged.',
    notEqual: 'The sides differ: do not use the target. If a server was running in the meantime, move again with --replace.',
    vectors: 'Vectors of semantic search are not moved: the server recomputes them when it is idle.',
    cancelled: 'Stopped; run the same command again to continue.',
  },
  zh: {
    parts: { folder: '数据目录', files: '文件', database: '数据库', index: '索引' },
    units: { folder: '个文件', files: '个文件', database: '行', index: '件' },
    of: {
      records: '文献',
      sources: '已读来源',
      sample: '逐项比对的文献',
      questions: '结果一致的检索',
      tables: '数据表',
      rows: '行',
      files: '文件',
      bytes: '文件字节数',
    },
    begins: (parts) => `将迁移：${parts.map((part) => MOVE_TEXTS.zh.parts[part]).join('、')}。正在检查能否迁移…`,
    moves: (part) => `${MOVE_TEXTS.zh.parts[part]}：开始迁移`,
    goesOn: (part, done, total) =>
      `${MOVE_TEXTS.zh.parts[part]}：从第 ${amount(done)} ${MOVE_TEXTS.zh.units[part]}之后继续，共 ${amount(total)}`,
    progress: ({ part, done, total, perSecond, secondsLeft }) =>
      `${MOVE_TEXTS.zh.parts[part]}：${amount(done)} / ${amount(total)} ${MOVE_TEXTS.zh.units[part]}（${percent(done, total)}），` +
      `每秒 ${amount(perSecond)}${secondsLeft === null ? '' : `，约剩 ${amount(secondsLeft)} 秒`}`,
    moved: (part, total) => `${MOVE_TEXTS.zh.parts[part]}：已迁移 ${amount(total)} ${MOVE_TEXTS.zh.units[part]}`,
    comparing: '正在比对两边…',
    compares: ({ part, of, done, total }) =>
      `比对${MOVE_TEXTS.zh.parts[part]}${of === undefined ? '' : `（${of.zh}）`}：${amount(done)} / ${amount(total)} ${part === 'index' ? '个检索' : '个表'}`,
    ofKind: (kind, what) => `${kind} · ${what}`,
    columns: ['当前', '目标'],
    equal: '一致',
    differs: '不一致',
    more: (number) => `另有 ${amount(number)} 项`,
    allEqual: '两边一致。请用目标设置启动服务；当前的内容保持原样。',
    notEqual: '两边不一致，请勿使用目标。若其间服务运行过，请加 --replace 重新迁移。',
    vectors: '语义检索的向量不迁移：服务空闲时会重新计算。',
    cancelled: '已停止；再次运行同一命令即可继续。',
  },
}

function amount(number: number): string {
  return Math.round(number).toLocaleString('en-US')
}

function percent(done: number, total: number): string {
  return `${total === 0 ? 100 : Math.floor((done / total) * 100)}%`
}
