import type { RankOf } from '@gezhi/records'
import type { ImportSource } from '../pipeline/import-source.ts'
import { IMPORTED_KINDS } from './sources.ts'

/** Every format that can be imported. The first one that recognises the beginning of a file reads it. */
export const SOURCES: readonly ImportSource[] = (await Promise.all(IMPORTED_KINDS.map(({ sources }) => sources()))).flat()

const RANKS = new Map(SOURCES.map((source) => [source.format, source.rank]))

/** Rank of a format; 0 for an unknown one. */
export const rankOf: RankOf = (format) => RANKS.get(format) ?? 0
