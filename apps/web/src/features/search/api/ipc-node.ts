import type { IpcLevel } from '../../../search-state/facet-fields.ts'

/** A class of the IPC in the tree of the facet. */
export interface IpcNode {
  readonly level: IpcLevel
  readonly symbol: string
}
