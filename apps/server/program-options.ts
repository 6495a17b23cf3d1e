import type { Program } from './build.ts'

/**
 * Options of V8 for little memory: by default a heap grows to several times what is in use before it is collected. Smaller values (4 MB,
 * 50 %) save another 130 MB and make a search at 50 connections a quarter slower.
 */
export const HEAP_OPTIONS: readonly string[] = ['--max-semi-space-size=16', '--heap-growing-percent=100']

/** With an arena for each of its threads malloc keeps 100 MB more of what was freed. Read when a process starts. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' }

/** Environment variables of a program, unless they are set. */
export const MALLOC_SETTINGS: Readonly<Partial<Record<Program, Readonly<Record<string, string>>>>> = {
  main: FEW_ARENAS,
  'import-command': FEW_ARENAS,
}
