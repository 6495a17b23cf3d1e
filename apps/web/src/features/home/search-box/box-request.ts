import type { SearchRequest } from '@gezhi/contract/client'
import { databaseRequest, type Databases } from '../../../search-state/databases.ts'

/**
 * What the box itself asks before it leads to the list (G17): the first 10 hits (B.search-box.35, 36), newest application first, with the
 * sections of the IPC and the inventors they are most of. The list then finds its hits collected already.
 */
export function boxRequest(query: string, databases: Databases): SearchRequest {
  return {
    filter: { queryStr: query },
    ...databaseRequest(databases),
    groupList: [
      { field: 'class_ipc.section', count: 5 },
      { field: 'inventor.original.name', count: 10 },
    ],
    sortList: [{ sortField: 'application_date', sortOrder: 'DESC' }],
    from: 0,
    size: 10,
  }
}
