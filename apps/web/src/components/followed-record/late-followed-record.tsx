import { lazy } from 'react'
import { loadNamespaces } from '../../language/i18n.ts'

const load = async () => {
  const [module] = await Promise.all([import('./followed-record.tsx'), loadNamespaces(['follows'])])
  return module
}

/** `FollowChip` with its texts, loaded after the page. */
export const LateFollowChip = lazy(async () => ({ default: (await load()).FollowChip }))

/** `FollowedChanges` with its texts, loaded after the page. */
export const LateFollowedChanges = lazy(async () => ({ default: (await load()).FollowedChanges }))
