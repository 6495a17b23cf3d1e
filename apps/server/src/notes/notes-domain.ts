import { CALLS } from '@gezhi/contract'
import { defineDomain } from '../platform/domain.ts'
import { noteHandlers } from './note-handlers.ts'
import { noteStore } from './note-store.ts'
import { NOTES_PERSONAL_DATA } from './personal-data.ts'

/** Notes of users about patents, with replies. */
export const notesDomain = defineDomain({
  name: 'notes',
  calls: CALLS.notes,
  personalData: NOTES_PERSONAL_DATA,
  open({ database, now, service }) {
    const store = noteStore(database, service('accounts').nickOf, now)
    const patents = service('patents')
    return { handlers: (serving) => noteHandlers({ store, database, patents: patents.referred(serving) }) }
  },
})
