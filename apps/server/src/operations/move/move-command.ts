import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import type { Logger } from 'pino'
import { readSettings } from '../../settings/read-settings.ts'
import { terminalLanguage } from '../import-texts.ts'
import type { Terminal } from '../print-import.ts'
import { moveInstallation } from './move-installation.ts'
import { isEqual, MovePrinter } from './move-printer.ts'
import { MoveRejected } from './move-rejected.ts'
import { MOVE_TEXTS } from './move-texts.ts'

/** Commands that move an installation. */
export const MOVE_COMMANDS = [
  {
    usage: 'move --to FILE [--replace]',
    zh: '把索引、数据库与文件迁移到文件中的设置所指的位置并比对；先停止服务，--replace 替换目标已有的内容',
    en: 'Moves index, database and files to the locations in a settings file and compares them; stop all servers first; --replace overwrites the content of the target',
  },
] as const

/** Lines of help. */
export function moveUsage(): string[] {
  return MOVE_COMMANDS.map(({ usage, zh, en }) => `  ${usage.padEnd(58)} ${zh} / ${en}`)
}

export interface MoveSurroundings {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly terminal: Terminal
  readonly log: Logger
  /** When aborted, the move stops where the next one continues. */
  readonly signal: AbortSignal
}

/** The convention of shells for Ctrl-C. */
const CANCELLED = 130

/**
 * Runs `move` and returns the exit code: 0 if both sides are equal, otherwise 1. Rejects with a readable message if the move is not
 * possible.
 */
export async function runMoveCommand(args: readonly string[], { environment, terminal, log, signal }: MoveSurroundings): Promise<number> {
  const language = terminalLanguage(environment)
  const printer = new MovePrinter(terminal, language)
  const options = readArguments(args)
  if (options === null) {
    moveUsage().forEach((line) => printer.line(line))
    return 1
  }
  const [source, target] = [readSettings(environment), readSettings({ ...environment, ...(await readEnvironment(options.to)) })]
  try {
    const report: Parameters<typeof moveInstallation>[0]['report'] = (event) => printer.event(event, performance.now())
    const comparisons = await moveInstallation({ source, target, replace: options.replace, signal, log, report })
    return comparisons.every(isEqual) ? 0 : 1
  } catch (error) {
    if (!signal.aborted) throw isDiskFull(error) ? new MoveRejected('diskFull', error) : error
    printer.line(MOVE_TEXTS[language].cancelled)
    return CANCELLED
  }
}

/** Errors of files, SQLite, and the embedded PostgreSQL. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && /ENOSPC|database or disk is full|No space left on device/.test(error.message)
}

function readArguments(args: readonly string[]): { to: string; replace: boolean } | null {
  const [, ...rest] = args
  const replace = rest.includes('--replace')
  const [option, to, ...more] = rest.filter((argument) => argument !== '--replace')
  return option === '--to' && to !== undefined && more.length === 0 ? { to, replace } : null
}

/** The lines `NAME=value` of a file. */
async function readEnvironment(path: string): Promise<Record<string, string | undefined>> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`The settings of the target cannot be read / 无法读取目标设置: ${path} (${error.code})`, { cause: error })
  })
  return parseEnv(text)
}
