import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PictureKind } from '../picture-model.ts'
import type { Projection } from './projection.ts'
import { readProjection } from './stored-projection.ts'

/** A projection for each kind of picture. */
export type Projections = Readonly<Record<PictureKind, Projection>>

/** The folder of the files that `npm run learn-pictures` writes. */
export const PROJECTIONS_FOLDER = fileURLToPath(new URL('../../data', import.meta.url))

/** Reads the projections that come with Gezhi. */
export function readBuiltInProjections(): Projections {
  const read = (kind: PictureKind): Projection => readProjection(readFileSync(join(PROJECTIONS_FOLDER, `${kind}.f16.gz`)))
  return { mark: read('mark'), drawing: read('drawing') }
}
