import type { EngineCase } from './engine-case.ts'

/** Name of the case → its test. */
export type Cases = Readonly<Record<string, (engine: EngineCase) => Promise<void>>>
