import { createStore, useStore } from '../store/create-store.ts'

/** A call was rejected until the user proves their identity. */
export interface ProofDemand {
  /** `true`: the identity was proven, and the call is repeated. */
  readonly settle: (proven: boolean) => void
}

const demand = createStore<(ProofDemand & { readonly proven: Promise<boolean> }) | null>(null)

/** Asks the user to prove their identity; resolves to whether they did. Calls rejected meanwhile share the result. */
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
