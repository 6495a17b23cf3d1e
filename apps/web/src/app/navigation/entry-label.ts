import type { TFunction } from 'i18next'
import { findRoute } from '../routes/find-route.ts'
import type { NavigationEntry } from './navigation-table.ts'

/** What menus call an entry: its own label, else the title of its page. */
export function entryLabel(t: TFunction, { label, to }: NavigationEntry): string {
  return label === undefined ? t(`titles.${findRoute(to)?.title ?? 'notFound'}`) : t(`navigation.${label}`)
}
