import { useQuery } from '@tanstack/react-query'

/** The tree panels, loaded together with the page. A failure is shown in the panel that needs them. */
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
