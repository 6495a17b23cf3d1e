/** Maximum number of characters of one enquiry about a service. */
export const MAX_ENQUIRY_CHARACTERS = 500
