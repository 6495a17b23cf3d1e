import type { Language } from '@gezhi/contract/client'
import type { NavigationEntry } from '../../routing/feature.ts'
import { findRoute } from '../routes/find-route.ts'

/** Name of an entry in menus: its own label, otherwise the title of its page. */
export function entryLabel(language: Language, { label, to }: NavigationEntry): string {
  return (label ?? findRoute(to)?.title)?.[language] ?? to
}
