import { useNavigate, useSearch } from '@tanstack/react-router'
import { firstOf } from '../../search-state/address-params.ts'

/** What the page shows. All of it is in the address. */
export interface ProjectAddress {
  /** Id of the open project; empty for none. */
  readonly project: string
  /** Id of the chosen folder; empty for none. */
  readonly file: string
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The state of the page in the address, and how to change it: a step of the browser's history. */
export function useProjectAddress(): readonly [ProjectAddress, (change: Partial<ProjectAddress>) => void] {
  const params = useSearch({ strict: false }) as Readonly<Record<string, unknown>>
  const navigate = useNavigate()
  const idOf = (name: string) => (ID.test(firstOf(params[name])) ? firstOf(params[name]).toLowerCase() : '')
  const address: ProjectAddress = {
    project: idOf('project'),
    file: idOf('file'),
  }
  const change = (changed: Partial<ProjectAddress>) => {
    const next = { ...address, file: '', ...changed }
    const search = {
      ...(next.project !== '' && { project: next.project }),
      ...(next.file !== '' && { file: next.file }),
    }
    void navigate({ to: '/managementIndex', search: search as never, resetScroll: false })
  }
  return [address, change]
}
