import type { QueryNode } from '@gezhi/query'
import type { PageRequest } from '../search-engine.ts'
import { engineCase, type EngineCase, type EngineUnderTest } from './engine-case.ts'
import type { KindFixture, RecordSketch } from './kinds/kind-fixture.ts'

/** The parameters of each case for any kind of record, which refers to its records by names. */
export interface KindCase<R extends object> extends EngineCase<R> {
  /** The record of a name: the same name is the same record. */
  record(name: string, sketch?: RecordSketch): R
  /** Its identity. */
  idOf(name: string): string
  /** Writes records by name as one batch. */
  putNamed(records: Readonly<Record<string, RecordSketch>>): Promise<void>
  /** Writes records without names as one batch. */
  putSketches(...sketches: RecordSketch[]): Promise<void>
  /** Names of the first 100 hits, in order. */
  names(query: QueryNode | null, request?: Partial<PageRequest>): Promise<string[]>
  /** The name of the record of an identity. */
  nameOf(id: string): string
}

/** Name of the case → its test, for any kind of record. */
export type KindCases = Readonly<Record<string, <R extends object>(on: KindCase<R>, fixture: KindFixture<R>) => Promise<void>>>

export function kindCase<R extends object>(test: EngineUnderTest<R>, fixture: KindFixture<R>): KindCase<R> {
  const on = engineCase(test)
  const numbers = new Map<string, number>()
  const names = new Map<string, string>()
  const idOf = (name: string) => {
    const number = numbers.get(name) ?? numbers.size + 1
    numbers.set(name, number)
    names.set(fixture.id(number), name)
    return fixture.id(number)
  }
  const record = (name: string, sketch: RecordSketch = {}) => {
    idOf(name)
    return fixture.record({ ...sketch, n: numbers.get(name)! })
  }
  const nameOf = (id: string) => names.get(id) ?? id
  return {
    ...on,
    record,
    idOf,
    nameOf,
    putNamed: (records) => on.put(...Object.entries(records).map(([name, sketch]) => record(name, sketch))),
    putSketches: (...sketches) => on.put(...sketches.map((sketch) => fixture.record(sketch))),
    names: async (query, request) => (await on.found(query, request)).map(nameOf),
  }
}
