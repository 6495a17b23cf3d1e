import * as z from 'zod'
import { text } from '../text.ts'
import { LIST_ERRORS } from './record-list.ts'

/** Added to the list request of a kind: the files of a space that refer to its records, and a query within them, empty for none. */
export const spaceListFields = {
  spaceId: z.guid().toLowerCase(),
  filter: z
    .object({ queryStr: text().max(10_000).default(''), mode: z.literal('command').default('command') })
    .default({ queryStr: '', mode: 'command' }),
}

/** Errors of the calls that list the records of a space. */
export const SPACE_LIST_ERRORS = [...LIST_ERRORS, 'SPACE_NOT_FOUND'] as const
