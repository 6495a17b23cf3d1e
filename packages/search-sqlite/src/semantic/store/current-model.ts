import type { PreparedStatements } from '../terms/prepared-statements.ts'
import { readMeta } from './semantic-meta.ts'

/** A model without its contents, which take 40 MB to read. */
export interface CurrentModel {
  readonly number: number
  readonly id: string
  /** Documents it learned from; null for an external model. */
  readonly sample: number | null
}

/** The model whose vectors are being computed: the next one, if there is one. */
export function currentModel(store: PreparedStatements): CurrentModel | null {
  const { model, nextModel } = readMeta(store)
  const number = nextModel ?? model
  return number === null ? null : (store('SELECT number, id, sample FROM models WHERE number = ?').get(number) as unknown as CurrentModel)
}
