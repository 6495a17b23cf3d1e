import type { DataFolder } from '../../data-folder/data-folder.ts'
import type { Settings } from '../../settings/settings.ts'
import { terminalLanguage, type ImportLanguage } from '../import-texts.ts'
import { forecastDisk } from '../disk/forecast-disk.ts'
import { adviceOn } from './advice.ts'
import { DOCTOR_TEXTS } from './doctor-texts.ts'
import type { Facts } from './facts.ts'
import { gatherFacts, requireDataFolder } from './gather-facts.ts'
import { kindLabel } from './kind-label.ts'
import { reachServices } from './reach-services.ts'

/** The command that looks at an installation. */
export const DOCTOR_COMMANDS = [
  {
    usage: 'doctor',
    zh: '检查进程、存储、数据库、文件存储、检索集群、后台任务、索引与最慢的检索，并建议如何调整；有警告时退出码为 2',
    en: 'Checks processes, storage, database, file store, search cluster, jobs, indexes and the slowest searches, and reports what to change; exit code 2 if there are warnings',
  },
] as const

/** Lines of help. */
export function doctorUsage(): string[] {
  return DOCTOR_COMMANDS.map(({ usage, zh, en }) => `  ${usage.padEnd(58)} ${zh} / ${en}`)
}

export interface DoctorResult {
  readonly lines: readonly string[]
  /** 0, or 2 if there are warnings; 1 is that of a command that fails. */
  readonly exitCode: number
}

const WARNED = 2

/** Slow searches that are printed. */
const MAX_SLOW = 10

/** Runs `doctor`, beside running servers or without any; it changes nothing. */
export async function runDoctorCommand(
  settings: Settings,
  folder: DataFolder,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<DoctorResult> {
  requireDataFolder(folder)
  const now = new Date()
  const facts = await gatherFacts(settings, folder, now.getTime(), await reachServices(settings, folder, now))
  return doctorResult(facts, terminalLanguage(environment))
}

/** What is printed of the facts. Pure. */
export function doctorResult(facts: Facts, language: ImportLanguage): DoctorResult {
  const texts = DOCTOR_TEXTS[language]
  const advice = adviceOn(facts)
  const forecast = forecastDisk(facts.storageDays, facts.disk.free)
  const reports = facts.processes.map(({ report }) => report)
  const slow = reports.flatMap(({ slowSearches }) => slowSearches).toSorted((a, b) => b.milliseconds - a.milliseconds)
  const uses = reports.flatMap(({ engines }) => engines).filter(({ use }) => use.jobs > 0)
  const sections: readonly [keyof typeof texts.heads, readonly string[]][] = [
    [
      'processes',
      orElse(
        facts.processes.map(({ report, state }) => texts.process(report, state)),
        texts.noProcess,
      ),
    ],
    ['machine', [texts.machine(facts)]],
    ['storage', [texts.disk(facts), ...(forecast === null ? [] : [texts.forecast(forecast)]), ...facts.sizes.map(texts.size)]],
    ['services', texts.services(facts)],
    [
      'indexes',
      facts.settings.GEZHI_SEARCH_URL === null ? orElse(facts.indexes.map(texts.index), texts.noIndex) : texts.cluster(facts.cluster),
    ],
    [
      'caches',
      orElse(
        uses.map(({ kind, use }) => texts.use(kindLabel(kind, language), use)),
        texts.noSlow,
      ),
    ],
    [
      'slow',
      orElse(
        slow.slice(0, MAX_SLOW).map((one) => texts.slow({ ...one, kind: kindLabel(one.kind, language) })),
        texts.noSlow,
      ),
    ],
    [
      'advice',
      orElse(
        advice.map((one) => `${texts.levels[one.level]}  ${one[language]}`),
        texts.noAdvice,
      ),
    ],
  ]
  return {
    lines: sections.flatMap(([head, lines], index) => [
      ...(index === 0 ? [] : ['']),
      texts.heads[head],
      ...lines.map((line) => `  ${line}`),
    ]),
    exitCode: advice.some(({ level }) => level === 'warning') ? WARNED : 0,
  }
}

function orElse(lines: readonly string[], otherwise: string): readonly string[] {
  return lines.length === 0 ? [otherwise] : lines
}
