import { LEARNING_MB } from '@gezhi/search'
import { availableMemory } from './available-memory.ts'

const MB = 2 ** 20
/** Share of the available memory for learning; the rest is left for searches and imports. */
const SHARE = 0.75

/** MB learning may use: the setting, otherwise `SHARE` of the available memory, at most `LEARNING_MB`. */
export function learningMemory(setting: number, available: () => number = availableMemory): number {
  return setting > 0 ? setting : Math.min(LEARNING_MB, Math.floor((available() / MB) * SHARE))
}
