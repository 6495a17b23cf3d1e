import type shell from '../catalogue/zh.ts'
import type { Menu, NavigationEntry } from '../../routing/feature.ts'
import { FEATURES } from '../features.ts'

/** Entries under one heading. */
export interface NavigationGroup {
  readonly heading: keyof (typeof shell)['groups']
  readonly entries: readonly NavigationEntry[]
}

const ITEMS = FEATURES.flatMap(({ navigation = [] }) => navigation)

/** The entries of a menu in their order. */
function entriesOf(menu: Menu): readonly NavigationEntry[] {
  return ITEMS.filter(({ menus }) => menus[menu] !== undefined).toSorted((a, b) => a.menus[menu]! - b.menus[menu]!)
}

/** The first page. */
export const HOME = entriesOf('first')[0]!

/** The sidebar, and the search menu of the top navigation: ten tools and the others (B.shell.05, B.shell.06). */
export const TOOLS: readonly NavigationGroup[] = [
  { heading: 'patentSearch', entries: entriesOf('tools') },
  { heading: 'otherTools', entries: entriesOf('otherTools') },
]

/** The side menu: three groups (B.shell.18, B.shell.19, B.shell.20, B.shell.31). */
export const SIDE_MENU: readonly NavigationGroup[] = [
  { heading: 'start', entries: entriesOf('sideStart') },
  { heading: 'patentSearch', entries: entriesOf('sidePatents') },
  { heading: 'trademark', entries: entriesOf('sideTrademarks') },
]

/** Entries next to the search menu in the top navigation. */
export const TOP_LINKS = entriesOf('top')

/** The menu of the current user (B.roles.15). */
export const ACCOUNT_MENU = entriesOf('account')

/** Links in the footer. */
export const FOOT_LINKS = entriesOf('foot')
