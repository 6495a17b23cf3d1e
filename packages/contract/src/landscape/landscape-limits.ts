/** Finished landscapes of one user that are stored; the oldest make room for new ones. */
export const MAX_STORED_LANDSCAPES = 20

/** Landscapes of one user that wait or are being laid out, at most. */
export const MAX_UNFINISHED_LANDSCAPES = 2

/** Documents of a landscape that are opened as a list, at most. */
export const MAX_OPENED_DOCUMENTS = 10_000

/** Corners of an outline that selects documents, at most. */
export const MAX_OUTLINE_CORNERS = 500

/** One that is cancelled is deleted. */
export const LANDSCAPE_STATES = ['waiting', 'running', 'done', 'failed'] as const
export type LandscapeState = (typeof LANDSCAPE_STATES)[number]
