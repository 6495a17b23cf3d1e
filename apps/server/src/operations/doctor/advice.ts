import type { EngineUse } from '@gezhi/search'
import type { ReportedRebuild } from '../../data-folder/process-report.ts'
import { hint, warning, type Advice } from './advice-level.ts'
import { bytes } from './format-bytes.ts'
import { BACKUP_LIMIT } from '../backup/backup-due.ts'
import { forecastDisk } from '../disk/forecast-disk.ts'
import { runningReports, type Facts, type IndexFacts } from './facts.ts'
import { kindLabel } from './kind-label.ts'
import { SERVICE_RULES } from './service-advice.ts'

/** What to change, the most urgent first. Pure. */
export function adviceOn(facts: Facts): readonly Advice[] {
  const all = RULES.flatMap((rule) => rule(facts))
  return [...all.filter(({ level }) => level === 'warning'), ...all.filter(({ level }) => level === 'hint')]
}

const GB = 2 ** 30
const MB = 2 ** 20
const DAY = 24 * 60 * 60 * 1000

/** Below either, imports and accounts soon fail. */
const MIN_FREE = { bytes: 2 * GB, share: 0.05 }
/** Days until the disk is full from which on space should be added. */
const FULL_SOON = { warning: 14, hint: 60 }
/** Share of the memory that the processes should leave to the page cache and to peaks. */
const MIN_AVAILABLE = 0.1
/** What a rebuild gains is worth its time. */
const REBUILD = { removedShare: 0.15, freeShare: 0.3, freeBytes: 64 * MB }
/** ms: below it nobody complains. */
const SLOW = 1000
/** Mean wait in ms for a thread above which more threads help, over at least so many requests. */
const WAITS = { ms: 50, jobs: 200 }
/** Learning works with less, in MB. */
const LITTLE_LEARNING = 256

const RULES: readonly ((facts: Facts) => readonly Advice[])[] = [
  ...SERVICE_RULES,
  ({ damaged }) =>
    damaged.map(({ kind, message }) =>
      warning({
        zh: `${kindLabel(kind, 'zh')}索引无法读取：${message}。停止服务，移走其文件后重新导入`,
        en: `The index of ${kindLabel(kind, 'en').toLowerCase()} cannot be read: ${message}. Stop the server, move its file away and import again`,
      }),
    ),
  ({ processes }) =>
    processes
      .filter(({ state }) => state === 'silent')
      .map(({ report: { role, pid } }) =>
        warning({
          zh: `${role} 进程（${pid}）存在但已数分钟没有报告：请查看其日志并重启`,
          en: `The process ${role} (${pid}) exists but has not reported for minutes: look at its log, and restart it`,
        }),
      ),
  ({ disk, folder, indexes }) => {
    const largest = Math.max(0, ...indexes.map((index) => index.bytes))
    if (isNearlyFull(disk))
      return [
        warning({
          zh: `磁盘将满：${folder} 仅剩 ${bytes(disk.free)}。请清理或扩容；余量低于 32 MB 时停止写入`,
          en: `The disk is nearly full: ${bytes(disk.free)} are left at ${folder}. Free or add space; below 32 MB nothing is written any more`,
        }),
      ]
    if (disk.free >= largest * 1.1) return []
    return [
      hint({
        zh: `磁盘余量 ${bytes(disk.free)} 不足以重建最大的索引（${bytes(largest)}），升级版本或 --rebuild 前请扩容`,
        en: `The free ${bytes(disk.free)} do not suffice to rebuild the largest index (${bytes(largest)}): add space before an upgrade or --rebuild`,
      }),
    ]
  },
  ({ storageDays, disk, folder }) => {
    const forecast = forecastDisk(storageDays, disk.free)
    const days = forecast?.daysUntilFull ?? null
    if (days === null || days > FULL_SOON.hint || isNearlyFull(disk)) return []
    const level = days <= FULL_SOON.warning ? warning : hint
    const perDay = bytes(forecast!.perDay)
    return [
      level({
        zh: `按近 ${forecast!.span} 天的速度（每天约 ${perDay}），${folder} 所在磁盘约 ${days} 天后写满：请清理或扩容`,
        en: `At the pace of the last ${forecast!.span} days (about ${perDay} a day) the disk of ${folder} is full in about ${days} days: free or add space`,
      }),
    ]
  },
  (facts) => {
    const { memory, settings } = facts
    const running = runningReports(facts)
    if (running.length === 0 || memory.available >= MIN_AVAILABLE * memory.total) return []
    const peak = running.reduce((sum, report) => sum + report.memory.peak, 0)
    const learning = learningMemory(facts)
    const less = settings.GEZHI_MEANING === 'on' && learning > LITTLE_LEARNING
    const needed = bytes(Math.max(memory.total, peak) * 1.5)
    return [
      warning({
        zh:
          `内存将尽：共 ${bytes(memory.total)}，可用 ${bytes(memory.available)}，各进程峰值合计 ${bytes(peak)}。请增加到约 ${needed}` +
          (less ? `，或设置 GEZHI_MEANING_MEMORY=${LITTLE_LEARNING}（现为 ${learning}）` : ''),
        en:
          `Memory is nearly used up: ${bytes(memory.available)} of ${bytes(memory.total)} are available, the processes took up to ${bytes(peak)}. Provide about ${needed}` +
          (less ? `, or set GEZHI_MEANING_MEMORY=${LITTLE_LEARNING} (now ${learning})` : ''),
      }),
    ]
  },
  (facts) => {
    const { memory, disk, indexes } = facts
    const all = indexes.reduce((sum, index) => sum + index.bytes, 0)
    const slowest = slowestOf(facts)
    if (all <= memory.available || slowest < SLOW) return []
    const needed = bytes(memory.total - memory.available + all)
    const ssd = disk.rotates === true
    return [
      hint({
        zh:
          `索引（${bytes(all)}）大于可用内存（${bytes(memory.available)}），检索最慢 ${slowest} 毫秒。` +
          (ssd ? `数据目录所在磁盘报告为机械盘：请把 GEZHI_DATA 移到 SSD，或将内存增加到约 ${needed}` : `可将内存增加到约 ${needed}`),
        en:
          `The indexes (${bytes(all)}) exceed the available memory (${bytes(memory.available)}), and the slowest search took ${slowest} ms. ` +
          (ssd
            ? `The disk of the data folder says that it rotates: move GEZHI_DATA to an SSD, or provide about ${needed} of memory`
            : `About ${needed} of memory would hold them`),
      }),
    ]
  },
  (facts) => {
    const timeouts = runningReports(facts).flatMap(({ slowSearches }) => slowSearches.filter(({ timedOut }) => timedOut))
    if (timeouts.length === 0) return []
    const seconds = facts.settings.GEZHI_SEARCH_SECONDS
    return [
      warning({
        zh: `最近 24 小时有检索超时（GEZHI_SEARCH_SECONDS=${seconds}）。若确需更久，设置 GEZHI_SEARCH_SECONDS=${seconds * 2}；若经常发生，按 docs/growing.zh.md 改用检索集群`,
        en: `Searches of the last 24 hours exceeded GEZHI_SEARCH_SECONDS=${seconds}. If they need longer, set GEZHI_SEARCH_SECONDS=${seconds * 2}; if it happens often, use a search cluster (docs/growing.md)`,
      }),
    ]
  },
  (facts) =>
    runningReports(facts)
      .flatMap(({ engines }) => engines)
      .filter(({ use }) => use.jobs >= WAITS.jobs && meanWait(use) > WAITS.ms)
      .map(({ kind, use }) => {
        const readers = Math.min(facts.processors, use.readers * 2)
        const wait = `${Math.round(meanWait(use))}`
        return readers > use.readers
          ? hint({
              zh: `${kindLabel(kind, 'zh')}检索平均等待线程 ${wait} 毫秒：设置 GEZHI_READERS=${readers}（现为 ${use.readers}）`,
              en: `Searches of ${kindLabel(kind, 'en').toLowerCase()} wait ${wait} ms for a thread on average: set GEZHI_READERS=${readers} (now ${use.readers})`,
            })
          : hint({
              zh: `${kindLabel(kind, 'zh')}检索平均等待线程 ${wait} 毫秒，而线程已与处理器核数（${facts.processors}）相当：请增加核数`,
              en: `Searches of ${kindLabel(kind, 'en').toLowerCase()} wait ${wait} ms for a thread on average, and there are as many threads as processor cores (${facts.processors}): provide more cores`,
            })
      }),
  ({ indexes }) => indexes.filter(isWorthRebuilding).map(rebuildHint),
  (facts) => runningReports(facts).flatMap(({ rebuilds = [] }) => rebuilds.map(adviceOnRebuild)),
  (facts) => {
    const rebuilt = new Set(runningReports(facts).flatMap(({ rebuilds = [] }) => rebuilds.map(({ kind }) => kind)))
    return facts.indexes
      .filter(({ kind, outdated }) => outdated && !rebuilt.has(kind))
      .map(({ label }) =>
        hint({
          zh: `${label.zh}索引为旧格式，下次启动时自动重建`,
          en: `The index of ${label.en.toLowerCase()} has an older format: the next start rebuilds it`,
        }),
      )
  },
  ({ lastBackup, backupDue, now, settings }) => {
    if (backupDue !== null && now <= backupDue.getTime() + BACKUP_LIMIT) return []
    const level = settings.GEZHI_MODE === 'production' ? warning : hint
    const days = lastBackup === null ? null : Math.floor((now - lastBackup.getTime()) / DAY)
    if (settings.GEZHI_BACKUP_AT !== null)
      return [
        level({
          zh: `${days === null ? '尚无备份记录' : `最近一次备份在 ${days} 天前`}，计划的备份（GEZHI_BACKUP_AT）尚未完成：“后台任务”页显示其状态，npm run ops -- backup --scheduled 立即备份`,
          en: `${days === null ? 'No backup is known' : `The last backup is ${days} days old`}, and the scheduled one (GEZHI_BACKUP_AT) has not completed: the page Background jobs shows its state; npm run ops -- backup --scheduled makes one now`,
        }),
      ]
    return [
      level({
        zh: `${days === null ? '尚无备份记录' : `最近一次备份在 ${days} 天前`}：请设置 GEZHI_BACKUP_AT，或定期运行 npm run ops -- backup 文件`,
        en: `${days === null ? 'No backup is known' : `The last backup is ${days} days old`}: set GEZHI_BACKUP_AT, or run npm run ops -- backup FILE regularly`,
      }),
    ]
  },
  ({ processes }) =>
    processes
      .filter(({ state }) => state === 'killed')
      .map(({ report: { role, at } }) =>
        hint({
          zh: `${role} 进程未正常停止（最后报告 ${at}）：若非有意，请查看日志；内存不足时系统也会终止进程`,
          en: `The process ${role} did not stop in order (last report ${at}): unless it was intended, look at the log; the system also ends processes when memory runs out`,
        }),
      ),
]

function isNearlyFull({ free, total }: Facts['disk']): boolean {
  return free < MIN_FREE.bytes || free < MIN_FREE.share * total
}

function isWorthRebuilding({ outdated, removedShare, freeBytes, bytes: size }: IndexFacts): boolean {
  if (outdated) return false
  return removedShare > REBUILD.removedShare || (freeBytes > REBUILD.freeBytes && freeBytes > REBUILD.freeShare * size)
}

function rebuildHint({ label, removedShare, freeBytes, bytes: size }: IndexFacts): Advice {
  const [removed, free] = [`${Math.round(removedShare * 100)} %`, bytes(freeBytes)]
  return hint({
    zh: `${label.zh}索引含 ${removed} 已删除的行、${free} 空闲空间：运行 npm run import -- --rebuild（其间需另有约 ${bytes(size)} 磁盘）`,
    en: `The index of ${label.en} has ${removed} removed rows and ${free} of free pages: run npm run import -- --rebuild (it needs about ${bytes(size)} of disk meanwhile)`,
  })
}

function adviceOnRebuild({ kind, done, total, secondsLeft, error }: ReportedRebuild): Advice {
  const names = { zh: kindLabel(kind, 'zh'), en: kindLabel(kind, 'en').toLowerCase() }
  if (error !== null && secondsLeft === null)
    return warning({
      zh: `升级后${names.zh}索引重建失败：${error}。旧索引仍提供检索，导入等候；排除原因后一分钟内自动重新开始`,
      en: `The rebuild of the index of ${names.en} after an upgrade failed: ${error}. The earlier index answers searches, imports wait; it begins again within a minute once the cause is gone`,
    })
  const share = `${amount(done)} / ${amount(total)} (${total === 0 ? 0 : Math.floor((done / total) * 100)} %)`
  return hint({
    zh: `升级后正在重建${names.zh}索引：${share}${secondsLeft === null ? '' : `，约剩 ${minutes(secondsLeft)} 分钟`}。其间由旧索引提供检索，导入等候完成`,
    en: `The index of ${names.en} is being rebuilt after an upgrade: ${share}${secondsLeft === null ? '' : `, about ${minutes(secondsLeft)} min left`}. Meanwhile the earlier one answers searches, and imports wait`,
  })
}

function minutes(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60))
}

function amount(number: number): string {
  return number.toLocaleString('en-US')
}

function meanWait({ jobs, waitedMs }: EngineUse): number {
  return jobs === 0 ? 0 : waitedMs / jobs
}

function slowestOf(facts: Facts): number {
  return Math.max(0, ...runningReports(facts).flatMap(({ slowSearches }) => slowSearches.map(({ milliseconds }) => milliseconds)))
}

/** MB for learning, as the setting or its default allow. */
function learningMemory({ settings, memory }: Facts): number {
  return settings.GEZHI_MEANING_MEMORY || Math.min(1024, Math.round((memory.available / MB) * 0.75))
}
