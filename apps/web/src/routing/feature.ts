import type { Language } from '@gezhi/contract/client'
import type { ComponentType } from 'react'
import type { IconName } from '../components/icon/icon.tsx'
import type { Catalogues, Namespace } from '../language/namespaces.ts'

/** A short text of a manifest in the languages of the interface. Needed before any page is open, so it is in no catalogue. */
export type Text = Readonly<Record<Language, string>>

/**
 * Who may open a route. `reader` is a login unless the installation is open (`GEZHI_ACCESS`), as for calls; `overlay` also requires a
 * login, but a guest is not redirected: an introduction is shown, and a click leads to /login (G05); `operator` is a login here, and the
 * server checks the role.
 */
export type RouteAccess = 'public' | 'guest' | 'reader' | 'login' | 'overlay' | 'operator'

/** Properties of an address for guards, titles and menus. */
export interface RouteFacts<Path extends string = string> {
  /** From the root, without the language segment, as TanStack Router writes it: `/superSearch/$scene`. */
  readonly path: Path
  /** Becomes the title of the document, and the label of menu entries that have none. */
  readonly title: Text
  readonly access: RouteAccess
  /** Patterns of parameters, matched as a whole; an address that does not match is unknown. Default: any one segment. */
  readonly params?: Readonly<Record<string, RegExp>>
  /** The path it redirects to instead of having a page. */
  readonly redirect?: string
  /** A redirect takes the search parameters along. */
  readonly preservesSearch?: true
  /** The top bar has no navigation, and there is no sidebar (B.shell.03). */
  readonly bare?: true
  /** With access `overlay`: the article of the help centre that introduces the function. */
  readonly introduction?: number
}

/** The visit that opens a route, as far as manifests read it. */
export interface RouteVisit {
  /** `preload`: a pointer only came near a link. */
  readonly cause: 'preload' | 'enter' | 'stay'
  readonly location: { readonly pathname: string; readonly search: object; readonly href: string }
}

/** A route with its page. */
export interface PageRoute<Path extends string = string> extends RouteFacts<Path> {
  /**
   * Loads the page's component; without it the page of `parent` renders the route. Always `() => import(…)`: the build parses the file
   * name.
   */
  readonly page?: () => Promise<ComponentType>
  /** kB of gzip a first visit may download as code, the shell included: checked for every file called `*-page.tsx`. */
  readonly budget?: number
  /** Path of the route whose page (its `Outlet`) renders this one. */
  readonly parent?: string
  /** Loaded in parallel with the page's code; those of the shell are always loaded. */
  readonly catalogues?: readonly Namespace[]
  /** Runs before the page is fetched; may throw a `redirect`. */
  readonly before?: (visit: RouteVisit) => Promise<void> | void
  /** Loads the page's data in parallel with its code. Must not reject. Part of the initial download of every visitor: keep it small. */
  readonly prefetch?: (visit: RouteVisit) => Promise<void>
  /** Opened from outside: the server lists its files in the document it returns. */
  readonly entry?: true
}

/** A link of a menu. */
export interface NavigationEntry {
  /** The value in the address. */
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
  /** Label in menus, if it differs from the title of its page. */
  readonly label?: Text
  readonly icon: IconName
  /** Marked New. */
  readonly isNew?: true
  /** Read next to the current work, so it opens in a new tab. */
  readonly ownTab?: true
}

/** The menus, or their parts where they have headings. */
export type Menu = 'first' | 'tools' | 'otherTools' | 'sideStart' | 'sidePatents' | 'sideTrademarks' | 'top' | 'account' | 'foot'

/** A link with the menus it is in. */
export interface NavigationItem extends NavigationEntry {
  /** Its position in each: the lowest comes first. */
  readonly menus: Readonly<Partial<Record<Menu, number>>>
}

/** A record that an action is for: of a selection in a list, or the record of a page. */
export interface ActionRecord {
  readonly id: string
  /** Publication number, registration number; null without one. */
  readonly number: string | null
}

/** Properties of the component that carries out an action. */
export interface RecordActionProps {
  /** Name of the record kind. */
  readonly kind: string
  /** At least `min`, at most `max` records of the action. */
  readonly records: readonly ActionRecord[]
  /** The action has ended or was cancelled: unmounts the component. */
  readonly onDone: () => void
}

/** Properties of the component that carries out an action for all records of a list. */
export interface ListActionProps {
  /** Name of the record kind. */
  readonly kind: string
  /** The call that lists the records, and its request. */
  readonly call: string
  readonly request: unknown
  /** The number of records, at least. */
  readonly total: number
  /** The action has ended or was cancelled: unmounts the component. */
  readonly onDone: () => void
}

/** Something a user can do with records, offered where records are selected and on the page of a record. */
export interface RecordAction {
  readonly name: string
  readonly label: Text
  readonly icon: IconName
  /** The letter that starts it from the keyboard. */
  readonly key: string
  /** Position among the actions: the lowest comes first. */
  readonly order: number
  /** Names of the record kinds it is for; without it all. */
  readonly kinds?: readonly string[]
  /** Whether visitors are asked to log in first. */
  readonly needsAccount: boolean
  /** Fewest records it needs; default 1. */
  readonly min?: number
  /** Most records it takes; default no limit. */
  readonly max?: number
  /** For an action that the same button undoes: its label when done, what it does then, and whether a record is; without one it is not. */
  readonly done?: { readonly label: Text; readonly undo: Text; readonly useDone: (kind: string, id: string | null) => boolean }
  /** Loads the component; it shows a dialog, or performs its call and reports the result. */
  readonly open: () => Promise<ComponentType<RecordActionProps>>
  /** The same for all records of a list, offered above it. */
  readonly ofList?: ListActionPart
}

interface ListActionPart {
  readonly label: Text
  readonly open: () => Promise<ComponentType<ListActionProps>>
}

/** Something a user can do with all records of a list only. */
export type ListAction = Pick<RecordAction, 'name' | 'icon' | 'order' | 'kinds' | 'needsAccount'> & { readonly ofList: ListActionPart }

/** Everything a feature adds to the web app: data and lazy imports, because every visitor downloads it. */
export interface Feature<Path extends string = string, Name extends Namespace = never> {
  /** The name of its folder. */
  readonly name: string
  readonly routes: readonly PageRoute<Path>[]
  readonly navigation?: readonly NavigationItem[]
  readonly recordActions?: readonly (RecordAction | ListAction)[]
  /** One chunk a namespace and language. `Namespaces` of language/namespaces.ts declares what is in each. */
  readonly catalogues?: Pick<Catalogues, Name>
  /** kB of gzip of chunks that may weigh more than others that are opened later, by file. */
  readonly opened?: Readonly<Record<string, number>>
}

/** Types a manifest: its paths become valid link targets, its catalogues are compared with the Chinese one. */
export function defineFeature<const Path extends string, const Name extends Namespace = never>(
  feature: Feature<Path, Name>,
): Feature<Path, Name> {
  return feature
}
