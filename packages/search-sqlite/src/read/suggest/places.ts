/** Places among the newest documents, a bit each. */
export type Places = Uint32Array
