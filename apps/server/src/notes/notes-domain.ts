import { CALLS } from '@gezhi/contract'
import { defineDomain } from '../platform/domain.ts'
import { noteHandlers } from './note-handlers.ts'
import { noteStore } from './note-store.ts'
import { NOTES_PERSONAL_DATA } from './personal-data.ts'

/** Notes of users about records, with replies: of the kinds that can be followed. */
export const notesDomain = defineDomain({
  name: 'notes',
  calls: CALLS.notes,
  personalData: NOTES_PERSONAL_DATA,
  open({ database, now, service }) {
    const store = noteStore(database, service('accounts').nickOf, now)
    const { kinds } = service('follows')
    return { handlers: (serving) => noteHandlers({ store, database, recordsOf: kinds.open(serving) }) }
  },
})
