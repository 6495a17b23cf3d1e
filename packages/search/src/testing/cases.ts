import type { EngineCase } from './engine-case.ts'

/** Name of the case → what it shows. */
export type Cases = Readonly<Record<string, (engine: EngineCase) => Promise<void>>>
