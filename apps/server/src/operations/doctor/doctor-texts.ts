import type { EngineUse } from '@gezhi/search'
import type { ClusterHealth } from '../../adapters/open-search-cluster.ts'
import type { ImportLanguage } from '../import-texts.ts'
import type { ProcessReport, SlowSearch } from '../../data-folder/process-report.ts'
import { bytes } from './format-bytes.ts'
import type { DiskForecast } from '../disk/forecast-disk.ts'
import type { AdviceLevel } from './advice-level.ts'
import type { Facts, IndexFacts, ProcessState, SizeFacts, StoredPart } from './facts.ts'

interface DoctorSentences {
  readonly heads: Readonly<Record<'processes' | 'machine' | 'storage' | 'services' | 'indexes' | 'caches' | 'slow' | 'advice', string>>
  readonly states: Readonly<Record<ProcessState, string>>
  readonly parts: Readonly<Record<StoredPart, string>>
  readonly levels: Readonly<Record<AdviceLevel, string>>
  readonly nodes: Readonly<Record<string, string>>
  process(report: ProcessReport, state: ProcessState): string
  machine(facts: Facts): string
  disk(facts: Facts): string
  forecast(forecast: DiskForecast): string
  size(size: SizeFacts): string
  index(index: IndexFacts): string
  services(facts: Facts): readonly string[]
  cluster(cluster: ClusterHealth | null): readonly string[]
  use(kind: string, use: EngineUse): string
  slow(search: SlowSearch): string
  readonly noProcess: string
  readonly noIndex: string
  readonly noSlow: string
  readonly noAdvice: string
}

/** Every sentence of the doctor, except its advice. */
export const DOCTOR_TEXTS: Record<ImportLanguage, DoctorSentences> = {
  en: {
    heads: {
      processes: 'Processes',
      machine: 'Machine',
      storage: 'Storage',
      services: 'Services',
      indexes: 'Indexes',
      caches: 'Caches and threads since the start',
      slow: 'Slowest searches of the last 24 hours (up to five an hour; queries are not stored, only their shape)',
      advice: 'What to change',
    },
    states: { running: 'running', silent: 'not reporting', stopped: 'stopped', killed: 'ended unexpectedly' },
    parts: {
      database: 'database',
      index: 'search indexes',
      files: 'files',
      similarMarks: 'index of similar marks',
      pictureIndex: 'image index',
      logs: 'logs',
      imports: 'rejected documents',
      unfinished: 'unfinished rebuild or move',
    },
    levels: { warning: 'WARNING', hint: 'hint' },
    nodes: {},
    process: ({ role, pid, address, version, since, at, memory }, state) =>
      `${role} ${address}, process ${pid}, version ${version}: ${DOCTOR_TEXTS.en.states[state]}, started ${moment(since)}, resident ${bytes(memory.resident)}, at most ${bytes(memory.peak)} (${moment(at)})`,
    machine: ({ memory, processors }) =>
      `memory ${bytes(memory.total)}, ${bytes(memory.available)} available; ${processors} processor ${processors === 1 ? 'core' : 'cores'}`,
    disk: ({ folder, disk }) => `${folder}: ${bytes(disk.free)} of ${bytes(disk.total)} free`,
    forecast: ({ perDay, daysUntilFull, span }) =>
      perDay <= 0
        ? `not filling up (measured over ${span} days)`
        : `${bytes(perDay)} less free a day (measured over ${span} days)${daysUntilFull === null ? '' : `, full in about ${daysUntilFull} days`}`,
    size: ({ part, bytes: size, orMore }) => `${DOCTOR_TEXTS.en.parts[part]}: ${orMore ? 'more than ' : ''}${bytes(size)}`,
    index: ({ label, documents, bytes: size, freeBytes, segments, removedShare }) =>
      `${label.en}: ${amount(documents)} records, ${bytes(size)}, of which ${bytes(freeBytes)} free; words in ${segments} ${segments === 1 ? 'segment' : 'segments'}, ${percent(removedShare)} of the rows removed`,
    services: ({ databaseError, failedJobs, filesError, searchError, damaged, settings }) => [
      `database: ${databaseError === null ? (failedJobs === null ? 'not running' : 'works') : 'does not answer'}`,
      `file store${settings.GEZHI_FILES_URL === null ? ' (folder)' : ' (S3)'}: ${filesError === null ? 'works' : 'does not work'}`,
      `search${settings.GEZHI_SEARCH_URL === null ? ' (embedded)' : ' (cluster)'}: ${searchError === null && damaged.length === 0 ? 'works' : 'does not work'}`,
      `background jobs: ${failedJobs === null ? 'unknown without the database' : failedJobs.length === 0 ? 'work' : `${failedJobs.length} failed when they last ran`}`,
    ],
    cluster: (cluster) =>
      cluster === null
        ? ['in the search cluster (GEZHI_SEARCH_URL), which does not answer']
        : [
            `in the search cluster: ${cluster.status}, ${cluster.nodes} ${cluster.nodes === 1 ? 'node' : 'nodes'}, ${cluster.unassigned} unassigned shards`,
            ...cluster.disks.map(({ node, free, total }) => `${node}: ${bytes(free)} of ${bytes(total)} free`),
          ],
    use: (kind, { readers, jobs, waitedMs, hits, answers }) =>
      `${kind}: hits ${share(hits)} from the cache, counted values ${share(answers)}; ${readers} threads, ${amount(jobs)} requests, ${mean(waitedMs, jobs)} ms wait on average`,
    slow: ({ at, kind, method, milliseconds, timedOut, nodes, filters }) =>
      `${moment(at)}  ${amount(milliseconds)} ms  ${kind} ${method}${timedOut ? ' (timed out)' : ''}: ${shape(nodes, {})}${filters > 0 ? `; ${filters} filters` : ''}`,
    noProcess: 'No server has run on this data folder.',
    noIndex: 'There is no index yet.',
    noSlow: 'none',
    noAdvice: 'Nothing.',
  },
  zh: {
    heads: {
      processes: '进程',
      machine: '机器',
      storage: '存储',
      services: '服务',
      indexes: '索引',
      caches: '启动以来的缓存与线程',
      slow: '最近 24 小时最慢的检索（每小时至多五条；不保存检索式，只记其结构）',
      advice: '建议调整',
    },
    states: { running: '运行中', silent: '未再报告', stopped: '已停止', killed: '异常终止' },
    parts: {
      database: '数据库',
      index: '检索索引',
      files: '文件',
      similarMarks: '近似商标索引',
      pictureIndex: '图像索引',
      logs: '日志',
      imports: '被拒绝的文献',
      unfinished: '未完成的重建或迁移',
    },
    levels: { warning: '警告', hint: '提示' },
    nodes: {
      word: '词',
      phrase: '短语',
      pattern: '通配',
      and: '与',
      or: '或',
      xor: '异或',
      not: '非',
      field: '字段',
      range: '范围',
      exact: '精确值',
      proximity: '位置',
      frequency: '词频',
      optional: '可选',
      semantic: '语义',
      history: '历史',
      strategy: '策略',
      records: '文献集',
    },
    process: ({ role, pid, address, version, since, at, memory }, state) =>
      `${role} ${address}，进程 ${pid}，版本 ${version}：${DOCTOR_TEXTS.zh.states[state]}，启动于 ${moment(since)}，常驻内存 ${bytes(memory.resident)}，峰值 ${bytes(memory.peak)}（${moment(at)}）`,
    machine: ({ memory, processors }) => `内存 ${bytes(memory.total)}，可用 ${bytes(memory.available)}；处理器 ${processors} 核`,
    disk: ({ folder, disk }) => `${folder}：余 ${bytes(disk.free)}，共 ${bytes(disk.total)}`,
    forecast: ({ perDay, daysUntilFull, span }) =>
      perDay <= 0
        ? `没有变满的趋势（据 ${span} 天的记录）`
        : `每天约减少 ${bytes(perDay)}（据 ${span} 天的记录）${daysUntilFull === null ? '' : `，约 ${daysUntilFull} 天后写满`}`,
    size: ({ part, bytes: size, orMore }) => `${DOCTOR_TEXTS.zh.parts[part]}：${orMore ? '超过 ' : ''}${bytes(size)}`,
    index: ({ label, documents, bytes: size, freeBytes, segments, removedShare }) =>
      `${label.zh}：${amount(documents)} 件，${bytes(size)}，其中空闲 ${bytes(freeBytes)}；词表 ${segments} 段，已删除的行占 ${percent(removedShare)}`,
    services: ({ databaseError, failedJobs, filesError, searchError, damaged, settings }) => [
      `数据库：${databaseError === null ? (failedJobs === null ? '未运行' : '正常') : '无响应'}`,
      `文件存储（${settings.GEZHI_FILES_URL === null ? '文件夹' : 'S3'}）：${filesError === null ? '正常' : '异常'}`,
      `检索（${settings.GEZHI_SEARCH_URL === null ? '内置' : '集群'}）：${searchError === null && damaged.length === 0 ? '正常' : '异常'}`,
      `后台任务：${failedJobs === null ? '数据库未运行，无法查看' : failedJobs.length === 0 ? '正常' : `${failedJobs.length} 类最近一次失败`}`,
    ],
    cluster: (cluster) =>
      cluster === null
        ? ['位于检索集群（GEZHI_SEARCH_URL），集群无响应']
        : [
            `位于检索集群：${cluster.status}，${cluster.nodes} 个节点，${cluster.unassigned} 个分片未分配`,
            ...cluster.disks.map(({ node, free, total }) => `${node}：余 ${bytes(free)}，共 ${bytes(total)}`),
          ],
    use: (kind, { readers, jobs, waitedMs, hits, answers }) =>
      `${kind}：命中集 ${share(hits)} 取自缓存，统计值 ${share(answers)}；${readers} 个线程，${amount(jobs)} 次请求，平均等待 ${mean(waitedMs, jobs)} 毫秒`,
    slow: ({ at, kind, method, milliseconds, timedOut, nodes, filters }) =>
      `${moment(at)}  ${amount(milliseconds)} 毫秒  ${kind} ${method}${timedOut ? '（超时）' : ''}：${shape(nodes, DOCTOR_TEXTS.zh.nodes)}${filters > 0 ? `；筛选 ${filters} 项` : ''}`,
    noProcess: '该数据目录上尚未运行过服务。',
    noIndex: '尚无索引。',
    noSlow: '无',
    noAdvice: '无需调整。',
  },
}

/** `and 2, word 3`; `–` without a query. */
function shape(nodes: Readonly<Record<string, number>>, names: Readonly<Record<string, string>>): string {
  const parts = Object.entries(nodes).map(([kind, number]) => `${names[kind] ?? kind} ${number}`)
  return parts.length === 0 ? '–' : parts.toSorted().join(', ')
}

function share({ found, computed }: EngineUse['hits']): string {
  const all = found + computed
  return all === 0 ? '–' : `${percent(found / all)} (${amount(found)}/${amount(all)})`
}

function mean(sum: number, count: number): string {
  return count === 0 ? '0' : (sum / count).toFixed(1)
}

function percent(part: number): string {
  return `${(part * 100).toFixed(part < 0.1 && part > 0 ? 1 : 0)} %`
}

function amount(number: number): string {
  return Math.round(number).toLocaleString('en-US')
}

/** `2026-11-29 22:30` in the time of the machine. */
function moment(iso: string): string {
  const time = new Date(iso)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())} ${two(time.getHours())}:${two(time.getMinutes())}`
}
