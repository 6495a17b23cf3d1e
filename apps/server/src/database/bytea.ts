import { customType } from 'drizzle-orm/pg-core'

/** A column of bytes, such as a hash. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
