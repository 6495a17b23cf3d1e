/** Characters of a note or reply, at most (decisions K). */
export const MAX_NOTE_CHARACTERS = 2000

/** Replies to a note, at most. */
export const MAX_REPLIES = 200
