import type { Orientation } from '../picture-model.ts'

/** Quarter turns and their mirror images, without the upright one. */
const QUARTER_ORIENTATIONS: readonly Orientation[] = [false, true].flatMap((mirrored) =>
  [0, 90, 180, 270].map((degrees) => ({ degrees, mirrored })).filter((one) => one.mirrored || one.degrees > 0),
)

/** Turns between quarters, as of photographs held askew: a picture turned by half a step more is still similar. */
const SLANTED_ORIENTATIONS: readonly Orientation[] = [15, 30, 45, 315, 330, 345].map((degrees) => ({ degrees, mirrored: false }))

/** The orientations of a search in any orientation. */
export const SEARCHED_ORIENTATIONS: readonly Orientation[] = [...QUARTER_ORIENTATIONS, ...SLANTED_ORIENTATIONS]
