import { createStore, useStore } from '../store/create-store.ts'

/** A call was rejected until the user proves their identity. */
export interface ProofDemand {
  /** `true`: the identity was proven, the call is made again. */
  readonly settle: (proven: boolean) => void
}

const demand = createStore<(ProofDemand & { readonly proven: Promise<boolean> }) | null>(null)

/** Asks the user to prove their identity; answers whether they did. Calls rejected in the meantime wait for the same answer. */
export function requestProof(): Promise<boolean> {
  const pending = demand.get()
  if (pending) return pending.proven
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const settle = (proven: boolean) => {
    demand.set(null)
    resolve(proven)
  }
  demand.set({ settle, proven: promise })
  return promise
}

/** The current demand for a proof, null if there is none. */
export function useProofDemand(): ProofDemand | null {
  return useStore(demand)
}
