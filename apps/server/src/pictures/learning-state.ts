import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { makePictureFolder } from './picture-index-file.ts'
import { replaceFile } from './model-choice.ts'

/** Learning from the pictures of records: requested by an operator, done by the process that writes the index. */
const learningStateSchema = z.object({
  state: z.enum(['requested', 'running', 'done']),
  /** Pictures read so far, by what they show. */
  pictures: z.record(z.string(), z.int()),
  /** What projections were learned of. */
  learned: z.array(z.string()),
})

export type LearningState = z.output<typeof learningStateSchema>

const stateFile = (folder: string) => join(folder, 'learning.json')

/** Null if nothing was requested yet. */
export async function readLearningState(folder: string): Promise<LearningState | null> {
  const text = await readFile(stateFile(folder), 'utf8').catch(() => null)
  return text === null ? null : (learningStateSchema.safeParse(JSON.parse(text)).data ?? null)
}

/** Stores the state; it survives a kill of the process that learns. */
export async function storeLearningState(folder: string, state: LearningState): Promise<void> {
  await makePictureFolder(folder)
  await replaceFile(stateFile(folder), JSON.stringify(state))
}
