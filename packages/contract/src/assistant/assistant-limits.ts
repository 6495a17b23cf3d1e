/** Characters of a question. */
export const MAX_QUESTION = 4000

/** Characters of the title of a conversation. */
export const MAX_TOPIC_TITLE = 60

/** Conversations of one user that are stored; the oldest make room for new ones. */
export const MAX_TOPICS = 200

/** Messages of one conversation; then a new one is needed. */
export const MAX_TOPIC_MESSAGES = 200

/** What a citation is of. */
export const CITED_KINDS = ['patent', 'trademark', 'company'] as const
export type CitedKind = (typeof CITED_KINDS)[number]

/** The part of a record that a passage is quoted from. */
export const CITED_PARTS = ['title', 'abstract', 'claim', 'description'] as const
export type CitedPart = (typeof CITED_PARTS)[number]
