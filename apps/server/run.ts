import { execFile } from 'node:child_process'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { builtServer, PROGRAMS, type Program } from './build.ts'
import { PROGRAM_OPTIONS } from './program-options.ts'

// node apps/server/run.ts PROGRAM [argument…]: runs a program of the server from its bundle, which is built first if the sources have
// changed; from the sources where it cannot be built.

const HOUR_MS = 60 * 60 * 1000

const program = PROGRAMS.find((name) => name === process.argv[2])
if (program === undefined) throw new Error(`Name a program: ${PROGRAMS.join(', ')}`)
restartWithOptions(program)
const file = await fileOf(program)
// The program reads its arguments as if it had been started itself.
process.argv.splice(1, 2, file)
await import(pathToFileURL(file).href)

/**
 * Replaces this process by one with the options for little memory, except for those that were given, however it was started. On Windows,
 * which cannot replace a process, it runs without them.
 */
function restartWithOptions(name: Program): void {
  const { heap = [], environment } = PROGRAM_OPTIONS[name] ?? {}
  const missing = heap.filter((option) => !process.execArgv.some((given) => given.startsWith(option.split('=')[0]!)))
  if (missing.length === 0 || process.platform === 'win32') return
  const args = [process.argv0, ...missing, ...process.execArgv, ...process.argv.slice(1)]
  process.execve?.(process.execPath, args, { ...environment, ...process.env })
}

async function fileOf(name: Program): Promise<string> {
  try {
    const bundle = (await builtServer()) ?? (await buildInProcess())
    keepBundle(bundle)
    return join(bundle, `${name}.js`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`The server is not bundled, so it starts slowly and takes more memory: ${reason}\n`)
    return join(import.meta.dirname, `src/${name}.ts`)
  }
}

/** Builds of other sources remove bundles that are older than a day: that of a running program, which loads modules later, is not. */
function keepBundle(bundle: string): void {
  const renew = () => {
    const now = new Date()
    // The folder of a release may not be written to; nothing is removed there.
    utimes(bundle, now, now).catch(() => {})
  }
  renew()
  setInterval(renew, HOUR_MS).unref()
}

/** In a process of its own, whose memory ends with it. */
async function buildInProcess(): Promise<string> {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build.ts')])
  const bundle = await builtServer()
  if (bundle === null) throw new Error('the sources changed while they were bundled')
  return bundle
}
