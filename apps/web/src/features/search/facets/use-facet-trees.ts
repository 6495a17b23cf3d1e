import { useQuery } from '@tanstack/react-query'

/** The panels that are trees, fetched beside the page. A failure is one of the panel that wants them: it is shown there. */
export function useFacetTrees() {
  return useQuery({
    queryKey: ['facet trees'],
    queryFn: async () => {
      const [{ CountryPanel }, { IpcPanel }] = await Promise.all([import('./country-panel.tsx'), import('./ipc-panel.tsx')])
      return { CountryPanel, IpcPanel }
    },
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  })
}
