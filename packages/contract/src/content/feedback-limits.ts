/** Pictures one feedback may show. */
export const MAX_FEEDBACK_PICTURES = 5
/** Characters of one feedback. */
export const MAX_FEEDBACK_CHARACTERS = 300
