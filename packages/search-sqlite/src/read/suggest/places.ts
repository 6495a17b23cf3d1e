/** Set of positions among the newest documents, one bit each. */
export type Places = Uint32Array
