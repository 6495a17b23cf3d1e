import type { IconName } from '../../components/icon/icon.tsx'
import type shell from '../catalogue/zh.ts'
import { findRoute } from '../routes/find-route.ts'

/** A page that menus lead to. */
export interface NavigationEntry {
  /** As an address has it; the table of routes says what its page is called and whether it is there. */
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
  /** What the menus call it, where that is not the title of its page. */
  readonly label?: keyof (typeof shell)['navigation']
  readonly icon: IconName
  /** Marked New. */
  readonly isNew?: true
  /** Read beside what one works on, so in a tab of its own. */
  readonly ownTab?: true
}

/** Entries under one heading. */
export interface NavigationGroup {
  readonly heading: keyof (typeof shell)['groups']
  readonly entries: readonly NavigationEntry[]
}

/** The first page. */
export const HOME: NavigationEntry = { to: '/', icon: 'home' }

const SIMPLE: NavigationEntry = { to: '/homeSearch', icon: 'search' }
const ADVANCED: NavigationEntry = { to: '/superSearch/all', icon: 'advanced' }
const SEMANTIC: NavigationEntry = { to: '/semantic', icon: 'semantic' }
const BATCH: NavigationEntry = { to: '/patchSearch', icon: 'batch' }
const IMAGE: NavigationEntry = { to: '/pictureSearch', icon: 'pictures' }
const CLASSES: NavigationEntry = { to: '/classificate', icon: 'classes' }
const LAW: NavigationEntry = { to: '/lawSearch', icon: 'law' }
const CITATION: NavigationEntry = { to: '/citationSearch', icon: 'citation' }
const COMMAND: NavigationEntry = { to: '/commandSearch', icon: 'command' }
const EXTENDED: NavigationEntry = { to: '/extendSearch', icon: 'expand' }
const HELP: NavigationEntry = { to: '/helpCenter', icon: 'help', ownTab: true }
const NEWS: NavigationEntry = { to: '/newshome', icon: 'news' }

/** The sidebar, and the search menu of the top navigation: ten tools and the others (B.shell.05, B.shell.06). */
export const TOOLS: readonly NavigationGroup[] = [
  { heading: 'patentSearch', entries: [SIMPLE, ADVANCED, SEMANTIC, BATCH, IMAGE, CLASSES, LAW, CITATION, COMMAND, EXTENDED] },
  { heading: 'otherTools', entries: [{ to: '/assessment', icon: 'assessment', isNew: true }] },
]

/** The side menu: three groups (B.shell.18, B.shell.19, B.shell.20, B.shell.31). */
export const SIDE_MENU: readonly NavigationGroup[] = [
  {
    heading: 'start',
    entries: [HOME, { to: '/aiChat', icon: 'chat' }, { to: '/patentedAi/homePage', icon: 'semantic' }],
  },
  { heading: 'patentSearch', entries: [SIMPLE, ADVANCED, SEMANTIC, CLASSES, IMAGE, CITATION, BATCH] },
  {
    heading: 'trademark',
    entries: [
      { to: '/trademark', label: 'trademarkQuick', icon: 'search' },
      { to: '/trademark', search: { tab: 'second' }, label: 'trademarkImage', icon: 'pictures' },
    ],
  },
]

/** What stands beside the search menu in the top navigation. */
export const TOP_LINKS: readonly NavigationEntry[] = [
  { to: '/trademark', icon: 'search' },
  { to: '/organization', icon: 'search' },
  { to: '/searchIndex', icon: 'table' },
  { to: '/graphSearch', icon: 'citation' },
  NEWS,
  HELP,
]

/** The menu of whoever is signed in (B.roles.15). */
export const ACCOUNT_MENU: readonly NavigationEntry[] = [
  { to: '/user/profile', label: 'centre', icon: 'user' },
  { to: '/user/profile', search: { tab: 'security' }, label: 'security', icon: 'settings' },
  { to: '/user/myRights', icon: 'check' },
  { to: '/user/orderCenter', icon: 'list' },
  { to: '/searchHistory', icon: 'list' },
  { to: '/user/attention', icon: 'check' },
  { to: '/user/watchpage', icon: 'list' },
  { to: '/user/download', icon: 'download' },
  { to: '/managementIndex', icon: 'table' },
  { to: '/user/notification', icon: 'chat' },
]

/** What the foot of a page leads to. */
export const FOOT_LINKS: readonly NavigationEntry[] = [
  { to: '/aboutus', icon: 'home' },
  HELP,
  { to: '/dataCenter', icon: 'table' },
  { to: '/updatelog', icon: 'list' },
  { to: '/newsFlash', icon: 'news' },
  { to: '/patent-service', icon: 'list' },
  { to: '/trademark-service', icon: 'list' },
  { to: '/copyright-service', icon: 'list' },
  { to: '/privacy', search: { id: '1' }, label: 'privacy', icon: 'law' },
  { to: '/privacy', search: { id: '2' }, label: 'userAgreement', icon: 'law' },
]

/** The entries whose pages are there. */
export function workingEntries(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.filter(({ to }) => {
    const route = findRoute(to)
    return route !== undefined && route.toCome !== true
  })
}

/** The groups with the entries whose pages are there; a group without any is left out. */
export function workingGroups(groups: readonly NavigationGroup[]): NavigationGroup[] {
  return groups.map(({ heading, entries }) => ({ heading, entries: workingEntries(entries) })).filter(({ entries }) => entries.length > 0)
}
