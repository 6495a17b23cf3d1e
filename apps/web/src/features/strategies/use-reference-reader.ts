import { useIdleModule } from '../../components/use-idle-module.ts'

const load = () => import('../../search-state/strategies/reference-reader.ts')

/** What reads the queries of strategies; null until it is loaded. */
export function useReferenceReader() {
  return useIdleModule(load)
}
