import type zh from './catalogue/zh.ts'

/** A page of the centre: where it is and its name in the menu. */
export interface CentreEntry {
  readonly name: keyof (typeof zh)['menu']
  readonly to:
    | '/user/profile'
    | '/user/notification'
    | '/user/attention'
    | '/user/myRights'
    | '/user/orderCenter'
    | '/user/watchpage'
    | '/user/notes'
    | '/user/download'
    | `/personalHome/${PersonalPage}`
  /** A part of /user/profile with its own address. */
  readonly tab?: ProfileTab
}

/** The pages of /personalHome (B.router.11). */
export type PersonalPage =
  | 'personals'
  | 'email'
  | 'phone'
  | 'address'
  | 'organization'
  | 'industry'
  | 'changepassword'
  | 'userNick'
  | 'usertype'
  | 'occupation'

/** Tabs of /user/profile, by its parameter `tab`. */
export type ProfileTab = 'profile' | 'security' | 'privacy' | 'cancellation'

const FIELD_PAGES = [
  'personals',
  'userNick',
  'usertype',
  'industry',
  'occupation',
  'organization',
  'address',
  'email',
  'phone',
  'changepassword',
] as const satisfies readonly PersonalPage[]

/** The menu, in two groups. A page is added with the domain it belongs to. */
export const CENTRE_GROUPS: readonly { readonly heading: keyof (typeof zh)['menu'] | null; readonly entries: readonly CentreEntry[] }[] = [
  {
    heading: null,
    entries: [
      { name: 'profile', to: '/user/profile' },
      { name: 'security', to: '/user/profile', tab: 'security' },
      { name: 'rights', to: '/user/myRights' },
      { name: 'orders', to: '/user/orderCenter' },
      { name: 'follows', to: '/user/attention' },
      { name: 'monitors', to: '/user/watchpage' },
      { name: 'notes', to: '/user/notes' },
      { name: 'downloads', to: '/user/download' },
      { name: 'messages', to: '/user/notification' },
      { name: 'privacy', to: '/user/profile', tab: 'privacy' },
      { name: 'cancellation', to: '/user/profile', tab: 'cancellation' },
    ],
  },
  { heading: 'change', entries: FIELD_PAGES.map((name) => ({ name, to: `/personalHome/${name}` }) as const) },
]

/** The entry of an address; tabs within a page belong to its entry. */
export function entryAt(path: string, tab: string | undefined): CentreEntry | undefined {
  const entries = CENTRE_GROUPS.flatMap((group) => group.entries).filter(({ to }) => to === path)
  return entries.find((entry) => entry.tab === tab) ?? entries.find((entry) => entry.tab === undefined)
}

/** The address of an entry in the form of a link. */
export function linkTo({ to, tab }: CentreEntry) {
  return { to, search: tab ? { tab } : {} }
}
