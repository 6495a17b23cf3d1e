import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureKind, PictureModelFiles } from '@gezhi/pictures'

/** What describes pictures, and how often an operator requested that all of them be described again. */
export interface ModelChoice extends PictureModelFiles {
  readonly generation: number
}

const KINDS: readonly PictureKind[] = ['mark', 'drawing']

const learnedFile = (folder: string, kind: PictureKind) => join(folder, 'learned', `${kind}.f16.gz`)
const generationFile = (folder: string) => join(folder, 'generation')

/** The chosen model: the network of the settings, and the projections learned in the folder of the index, if there are any. */
export async function readModelChoice(folder: string, network: string | null): Promise<ModelChoice> {
  const [mark = null, drawing = null] = await Promise.all(KINDS.map((kind) => readFile(learnedFile(folder, kind)).catch(() => null)))
  const generation = Number(await readFile(generationFile(folder), 'utf8').catch(() => '0'))
  return { network, mark, drawing, generation }
}

/** The same for the same choice. Pure. */
export function choiceKey({ network, mark, drawing, generation }: ModelChoice): string {
  const hash = createHash('sha256').update(JSON.stringify([network, generation]))
  for (const file of [mark, drawing]) hash.update(file ?? 'shipped')
  return hash.digest('hex')
}

/** Requests that all pictures be described again. */
export async function requestRebuild(folder: string): Promise<void> {
  const { generation } = await readModelChoice(folder, null)
  await replaceFile(generationFile(folder), String(generation + 1))
}

/** Stores a learned projection: all pictures are described again with it. */
export async function storeLearned(folder: string, kind: PictureKind, file: Uint8Array): Promise<void> {
  await mkdir(join(folder, 'learned'), { recursive: true })
  await replaceFile(learnedFile(folder, kind), file)
}

/** Returns to the projections that come with Gezhi. */
export async function forgetLearned(folder: string): Promise<void> {
  await rm(join(folder, 'learned'), { recursive: true, force: true })
}

/** A reader finds the old or the new file, never a part of it. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, content)
  await rename(unfinished, path)
}
