/** Maximum number of pictures of one feedback. */
export const MAX_FEEDBACK_PICTURES = 5
/** Maximum number of characters of one feedback. */
export const MAX_FEEDBACK_CHARACTERS = 300
