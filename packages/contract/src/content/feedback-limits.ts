/** Pictures one feedback may show. */
export const MOST_FEEDBACK_PICTURES = 5
/** Characters of one feedback. */
export const MOST_FEEDBACK_CHARACTERS = 300
