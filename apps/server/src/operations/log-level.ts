import { sql } from 'drizzle-orm'
import type { LevelWithSilent } from 'pino'
import type { Database } from '../database/connect-database.ts'
import type { ChannelSubscription } from '../database/subscribe-to-channels.ts'
import { audit, type Operator } from '../http/operator-of.ts'

const CHANNEL = 'gezhi_log_level'
const LEVELS = ['error', 'warn', 'info', 'debug'] as const
/** Minutes for which a level applies unless others are given. */
const USUAL_MINUTES = 30
const MAX_MINUTES = 1440

/** The command that changes the level of the log of running servers. */
export const LOG_COMMANDS = [
  {
    usage: 'log LEVEL|reset [MINUTES]',
    zh: `修改运行中的服务的日志级别（${LEVELS.join('、')}），${USUAL_MINUTES} 分钟（或指定的分钟数，最多 ${MAX_MINUTES}）后恢复为 GEZHI_LOG；reset 立即恢复`,
    en: `Changes the log level of running servers (${LEVELS.join(', ')}); after ${USUAL_MINUTES} minutes, or as many as are given (at most ${MAX_MINUTES}), that of GEZHI_LOG applies again; reset: at once`,
  },
] as const

/** Lines of help. */
export function logUsage(): string[] {
  return LOG_COMMANDS.map(({ usage, zh, en }) => `  ${usage.padEnd(58)} ${zh} / ${en}`)
}

/** Runs `log …`; null if it is another command. Throws with a message for the operator. */
export async function runLogCommand(database: Database, args: readonly string[], by: Operator): Promise<string[] | null> {
  const [word, level = '', minutes = String(USUAL_MINUTES)] = args
  if (word !== 'log') return null
  const order = readOrder(`${level} ${minutes}`)
  if (order === null) throw new Error(logUsage().join('\n'))
  await database.execute(sql`SELECT pg_notify(${CHANNEL}, ${`${level} ${minutes}`})`)
  audit(by, 'log level', { level, minutes: order.minutes })
  return [
    order.level === null
      ? 'All servers log at the level of GEZHI_LOG / 各服务恢复 GEZHI_LOG 的日志级别'
      : `All servers log at ${level} for ${order.minutes} min / 各服务的日志级别改为 ${level}，${order.minutes} 分钟后恢复`,
  ]
}

/** What has a level: the log, and that of the HTTP server, which does not follow it. */
export interface LeveledLog {
  level: string
}

/** Sets the level of `logs` as the command orders, and then that of the setting again. */
export function logLevelSubscription(logs: readonly LeveledLog[], usual: LevelWithSilent): ChannelSubscription {
  let timer: NodeJS.Timeout | undefined
  const set = (level: string) => {
    for (const log of logs) log.level = level
  }
  return {
    channel: CHANNEL,
    open() {},
    // The level remains while the connection is lost, and its end is known.
    close() {},
    received(payload) {
      const order = readOrder(payload)
      if (order === null) return
      clearTimeout(timer)
      set(order.level ?? usual)
      if (order.level !== null) timer = setTimeout(() => set(usual), order.minutes * 60_000).unref()
    },
  }
}

/** Null for what is no order; its level is null for that of the setting. */
function readOrder(text: string): { readonly level: string | null; readonly minutes: number } | null {
  const [level = '', written = ''] = text.split(' ')
  const minutes = /^\d{1,4}$/.test(written) ? Number(written) : 0
  if (minutes < 1 || minutes > MAX_MINUTES) return null
  if (level === 'reset') return { level: null, minutes }
  return LEVELS.some((one) => one === level) ? { level, minutes } : null
}
