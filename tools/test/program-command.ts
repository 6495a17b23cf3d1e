import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import type { Program } from '../../apps/server/build.ts'

// The only place where tests choose what to start: a program of this checkout, or of a release.

/** Folder of an unpacked release archive, whose programs are started instead of those of this checkout. */
const PACKAGE_VARIABLE = 'TEST_PACKAGE'

/** Commands of `bin/gezhi`. */
const COMMANDS: Readonly<Record<Program, string>> = {
  main: 'start',
  'import-command': 'import',
  'ops-command': 'ops',
  'mcp-command': 'mcp',
}

const ROOT = join(import.meta.dirname, '../..')
/** A `node`, `npm` and `npx` that fail. */
const WITHOUT_NODE = join(import.meta.dirname, 'without-node')

/** How to start a program. */
export interface ProgramCommand {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

/**
 * From now on this process and its children test the release unpacked in `folder`, the value of an option `--package`; without it, what the
 * environment chooses. Prints which release it is, and throws if it is none. Returns the option, to repeat a run.
 */
export function testPackage(folder: string | undefined): readonly string[] {
  const chosen = folder ?? testedPackage()
  if (chosen === undefined) return []
  const release = resolve(chosen)
  accessSync(join(release, 'bin/gezhi'), constants.X_OK)
  process.env[PACKAGE_VARIABLE] = release
  console.log(`Tested: ${readFileSync(join(release, 'RELEASE'), 'utf8').trim().replaceAll('\n', ', ')}, in ${release}`)
  return ['--package', release]
}

/**
 * The command for a program of the server, from the bundle, as users start it, with `settings` but without those of this process. A release
 * gets neither Node nor npm of this machine, and another working folder than its own.
 */
export function programCommand(program: Program, args: readonly string[], settings: NodeJS.ProcessEnv): ProgramCommand {
  const release = testedPackage()
  if (release === undefined)
    return {
      file: process.execPath,
      args: [join(ROOT, 'apps/server/run.ts'), program, ...args],
      cwd: ROOT,
      env: { ...ownEnvironment(), ...settings },
    }
  const others = Object.entries(ownEnvironment()).filter(([name]) => !/^(?:NODE|npm)_/i.test(name))
  const PATH = [WITHOUT_NODE, process.env['PATH']].join(delimiter)
  const env = { ...Object.fromEntries(others), PATH, ...settings }
  return { file: join(release, 'bin/gezhi'), args: [COMMANDS[program], ...args], cwd: '/', env }
}

/** Starts a program of the server. */
export function startProgram(
  program: Program,
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
  stdio: StdioOptions = 'pipe',
): ChildProcess {
  const { file, args: all, cwd, env } = programCommand(program, args, settings)
  return spawn(file, all, { cwd, env, stdio })
}

/** The environment of this process without settings of a server and variables of a test run. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const names = /^(?:GEZHI_|DATABASE_URL$|HOST$|PORT$|NODE_OPTIONS$|NODE_ENV$|VITEST|TEST_PACKAGE$)/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.test(name)))
}

function testedPackage(): string | undefined {
  return process.env[PACKAGE_VARIABLE]
}
