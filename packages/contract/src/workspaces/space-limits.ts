/** Spaces of one user, those in the recycle bin included. */
export const MAX_SPACES = 500

/** Levels of spaces below one another. */
export const MAX_SPACE_DEPTH = 10

/** Files that one copy of spaces may create. */
export const MAX_COPIED_FILES = 100_000

/** Records of a list that is added to a space, also without limits of a product. */
export const MAX_ADDED_RECORDS = 50_000

/** Readers of a shared space. */
export const MAX_SPACE_READERS = 200

/** Lists of one user that wait to be added to spaces, or are being added. */
export const MAX_UNFINISHED_ADDITIONS = 5

/** Days in the recycle bin (G174). */
export const BIN_DAYS = 30
