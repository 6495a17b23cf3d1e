import { LEARNING_MB } from '@gezhi/search'
import { availableMemory } from './available-memory.ts'

const MB = 2 ** 20
/** Of what is available learning takes this part: searches and imports go on beside it. */
const SHARE = 0.75

/** MB that learning may take now: what the setting allows, else `SHARE` of what is available, at most `LEARNING_MB`. */
export function learningMemory(setting: number, available: () => number = availableMemory): number {
  return setting > 0 ? setting : Math.min(LEARNING_MB, Math.floor((available() / MB) * SHARE))
}
