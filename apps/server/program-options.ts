import type { Program } from './build.ts'

/** How a program is started: options of V8, and environment variables unless they are set. */
interface ProgramOptions {
  readonly heap: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

/** With an arena for each of its threads malloc keeps 100 MB more of what was freed. Read when a process starts. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' }

/**
 * Options for little memory. By default a heap grows to several times what is in use before it is collected. With those of the import a
 * server would take 40 MB less at rest, and up to half more CPU time for a search. `--expose-gc`: for `releaseIdleHeap`, after which
 * functions would have to be compiled again without `--no-flush-bytecode`.
 */
export const PROGRAM_OPTIONS: Readonly<Partial<Record<Program, ProgramOptions>>> = {
  main: { heap: ['--max-semi-space-size=16', '--heap-growing-percent=100', '--expose-gc', '--no-flush-bytecode'], environment: FEW_ARENAS },
  'import-command': { heap: ['--max-semi-space-size=4', '--heap-growing-percent=50'], environment: FEW_ARENAS },
}
