import { dataFolder } from '../../data-folder/data-folder.ts'
import type { Database } from '../../database/connect-database.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { Handlers } from '../../http/call-context.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import type { Engines } from '../../platform/engines.ts'
import type { Settings } from '../../settings/settings.ts'
import { nameCommands } from '../../terminal/command-names.ts'
import { forecastDisk, growthOf } from '../disk/forecast-disk.ts'
import { adviceOn } from '../doctor/advice.ts'
import { DOCTOR_TEXTS } from '../doctor/doctor-texts.ts'
import type { Facts } from '../doctor/facts.ts'
import { gatherFacts } from '../doctor/gather-facts.ts'
import { probeServices } from '../doctor/probe-services.ts'

/** What the page about health looks at. */
export interface HealthParts {
  readonly settings: Settings
  readonly database: Database
  readonly files: FileStore
  readonly engines: Engines
  /** ms */
  readonly now: () => number
}

/** ms for which facts are not gathered again: sizes are of many files. */
const FRESH = 10_000

/** The call for what is wrong and what to do: the facts and the advice of `npm run ops -- doctor`, from within a server. */
export function healthHandlers(parts: HealthParts): Pick<Handlers['operations'], 'checkHealth'> {
  const folder = dataFolder(parts.settings.GEZHI_DATA)
  let gathered: { readonly until: number; readonly facts: Promise<Facts> } | null = null
  const factsOfNow = async () => {
    const at = performance.now()
    if (gathered === null || gathered.until < at) {
      const facts = probed(parts).then((answers) => gatherFacts(parts.settings, folder, parts.now(), answers))
      gathered = { until: at + FRESH, facts }
      // The caller gets the error; the next one tries again.
      facts.catch(() => void (gathered = null))
    }
    return gathered.facts
  }
  return {
    async checkHealth(_request, { language }) {
      const facts = await factsOfNow()
      const { disk, memory, processes, sizes, storageDays, indexes, cluster, lastBackup } = facts
      const forecast = forecastDisk(storageDays, disk.free)
      return {
        checkedTime: shanghaiTime(new Date(facts.now)),
        advice: adviceOn(facts).map((one) => ({ level: one.level, text: nameCommands(one[language]) })),
        processes: processes.map(({ state, report }) => ({
          role: report.role,
          state,
          version: report.version,
          startTime: shanghaiTime(new Date(report.since)),
          reportTime: shanghaiTime(new Date(report.at)),
          resident: report.memory.resident,
          peak: report.memory.peak,
        })),
        memory: { total: memory.total, available: memory.available },
        disk: {
          total: disk.total,
          free: disk.free,
          perDay: forecast?.perDay ?? null,
          daysUntilFull: forecast?.daysUntilFull ?? null,
          days: storageDays.map(({ day, free }) => ({ day, free })),
          parts: sizes.map(({ part, bytes, orMore }) => ({
            name: DOCTOR_TEXTS[language].parts[part],
            bytes,
            orMore,
            perDay: growthOf(storageDays, part),
          })),
        },
        indexes: indexes.map(({ label, documents, bytes }) => ({ name: label[language], documents, bytes })),
        cluster: cluster && { status: cluster.status, nodes: cluster.nodes, unassigned: cluster.unassigned },
        lastBackupTime: lastBackup && shanghaiTime(lastBackup),
      }
    },
  }
}

function probed({ settings, database, files, engines, now }: HealthParts) {
  return probeServices({ settings, database, files, engines: engines.list, now: new Date(now()) })
}
