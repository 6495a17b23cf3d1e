/** A class of the IPC in the tree of the facet. */
export interface IpcNode {
  /** Key of the facet. */
  readonly level: string
  readonly symbol: string
}
