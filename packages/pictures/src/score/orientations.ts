import type { Orientation } from '../picture-model.ts'

/** Quarter turns and their mirror images, without the upright one. */
export const QUARTER_ORIENTATIONS: readonly Orientation[] = [false, true].flatMap((mirrored) =>
  [0, 90, 180, 270].map((degrees) => ({ degrees, mirrored })).filter((one) => one.mirrored || one.degrees > 0),
)

/** Slight turns, as of photographs held askew. */
export const SLANTED_ORIENTATIONS: readonly Orientation[] = [-30, -20, -10, 10, 20, 30].map((degrees) => ({ degrees, mirrored: false }))
