/** The axes of a company's innovation capability (G166), in order. */
export const CAPABILITY_AXES = ['quantity', 'quality', 'layout', 'talent', 'activity'] as const

export type CapabilityAxis = (typeof CAPABILITY_AXES)[number]

/** Companies that are assessed together, at most. */
export const MAX_ASSESSED = 5

/** How a score grows with its figure: in proportion, or with its logarithm. */
export const SCORE_SCALES = ['linear', 'log'] as const
