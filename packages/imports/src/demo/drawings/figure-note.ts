import type { PatentRecord } from '@gezhi/records'
import type { FigurePlan } from '../plan/invention-plan.ts'

/**
 * A drawing as stored in the record under `other.figure`: number, kind, seed and signs (`1 layers 48213 1,2,3`). About 30 bytes instead
 * of one to three kilobytes of SVG, and all that `drawingSvg` needs.
 */
export function figureNote({ id, kind, seed, signs }: FigurePlan): string {
  return `${id} ${kind} ${seed} ${signs.join(',')}`
}

/** Reads the note of one drawing of a record; null if the record has none with that number. */
export function readFigureNote(record: PatentRecord, id: string): FigurePlan | null {
  const note = record.other?.['figure']?.find((line) => line.startsWith(`${id} `))
  const match = note && /^(\d+) ([a-z]+) (\d+) (\S*)$/.exec(note)
  if (!match) return null
  const [, number = '', kind = '', seed = '', signs = ''] = match
  return { id: number, kind: kind as FigurePlan['kind'], seed: Number(seed), signs: signs === '' ? [] : signs.split(',') }
}
