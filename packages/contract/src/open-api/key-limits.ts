/** API keys of one user. */
export const MAX_API_KEYS = 20
/** Characters of the name of a key. */
export const MAX_API_KEY_NAME = 60
/** Addresses or networks from which a key may be used. */
export const MAX_API_KEY_ADDRESSES = 20
/** Days for which a key may be valid; without any it does not expire. */
export const MAX_API_KEY_DAYS = 3650
/** Requests with one key in a minute. */
export const API_REQUESTS_PER_MINUTE = 300

/** What a key may be used for. */
export const API_SCOPES = ['patents', 'trademarks', 'companies', 'pictures', 'monitors', 'export', 'mcp'] as const

export type ApiScope = (typeof API_SCOPES)[number]
